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
