import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { publishableCss } from './vite/publishableCss.ts';

const source = join(import.meta.dirname, 'src');

/** Packages are the app's to bring: one React, one React Aria on a page. */
const isPackage = (id: string) => /^[@\w]/.test(id) && !id.startsWith(source);

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), publishableCss()],
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    cssMinify: false,
    cssCodeSplit: true,
    lib: {
      entry: {
        index: join(source, 'index.ts'),
        'charts/index': join(source, 'charts/index.ts'),
        'tokens/index': join(source, 'tokens/index.ts'),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: isPackage,
      output: {
        preserveModules: true,
        preserveModulesRoot: source,
        // Not `.css.js`: an app's own vanilla-extract plugin would take it for a source and run it again.
        entryFileNames: (chunk) => `${chunk.name.replace(/\.css(\.ts)?$/, '.styles')}.js`,
      },
    },
  },
});
