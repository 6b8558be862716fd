// The house's own style comes first: what is laid over it, a table's or a place's, follows with those who need it.
import '@fontsource-variable/fraunces/index.css';
import '@fontsource-variable/source-sans-3/index.css';
import '../ui/house.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
// It listens from the first page on.
import '../ui/by-keyboard.ts';
import { keepForOffline } from '../offline/offline.ts';

createRoot(document.querySelector('#house')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
keepForOffline();
