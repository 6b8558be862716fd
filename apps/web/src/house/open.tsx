import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../app/app.tsx';
// It listens from the first page on.
import '../app/by-keyboard.ts';
import { keepForOffline } from '../offline/offline.ts';
import '@fontsource-variable/fraunces/index.css';
import '@fontsource-variable/source-sans-3/index.css';
import './house.css';

createRoot(document.querySelector('#house')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
keepForOffline();
