import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { breakpoints } from './breakpoints-plugin.ts';
import { agreements, cards } from './cards-plugin.ts';
import { engine } from './engine-plugin.ts';
import { examples } from './examples-plugin.ts';
import { serviceWorker } from './service-worker-plugin.ts';
import { routes } from './src/ui/routes.ts';
import { threeParts } from './three-parts-plugin.ts';

/** The engine of games that have a general one; workers are built apart. */
const rapier = () => engine('@dimforge/rapier3d-deterministic-compat', 'src/games/engine-on-its-way.ts');

export default defineConfig({
  plugins: [
    react(),
    breakpoints(),
    cards(),
    agreements(),
    examples(),
    threeParts(),
    rapier(),
    serviceWorker(['/icon.svg', '/manifest.webmanifest'], Object.values(routes)),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // The content security policy lets nothing inline through.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What draws a table is one chunk; the rules of a game are less.
    chunkSizeWarningLimit: 1_100,
  },
  worker: { format: 'es', plugins: () => [rapier()] },
  server: { proxy: { '/api': 'http://localhost:8080' } },
});
