import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { catalogue } from './vite/catalogue/plugin.ts';
import { firstFiles } from './vite/firstFiles.ts';
import { floorWorker } from './vite/floorWorker.ts';
import { layersFirst } from './vite/layersFirst.ts';
import { precompress } from './vite/precompress.ts';

/** Where `vite` finds the API in development; `npm start` serves the built console. */
const server = process.env['KHEP_SERVER'] ?? 'http://127.0.0.1:4600';

// Keep the browser's host: the server rejects unsafe requests from another origin.
const proxied = { target: server, changeOrigin: false };

export default defineConfig({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    react(),
    vanillaExtractPlugin(),
    catalogue(join(import.meta.dirname, '../..')),
    layersFirst(),
    floorWorker(),
    precompress(),
  ],
  resolve: { conditions: ['@khep/source', ...defaultClientConditions] },
  server: {
    port: 4601,
    proxy: { '/api': proxied, '/docs/api': proxied, '^/[^/]+/track/': proxied },
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: firstFiles } },
    chunkSizeWarningLimit: 700,
  },
});
