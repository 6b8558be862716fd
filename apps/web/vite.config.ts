import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const page = (name: string): string => resolve(import.meta.dirname, `${name}.html`);

export default defineConfig({
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // The content security policy lets nothing inline through.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { index: page('index'), rulebook: page('rulebook'), scenario: page('scenario'), lost: page('404') } },
  },
  server: { proxy: { '/api': 'http://localhost:8080' } },
});
