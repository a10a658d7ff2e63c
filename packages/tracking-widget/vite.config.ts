import { join } from 'node:path';
import { defineConfig } from 'vite';

const source = join(import.meta.dirname, 'src');

/** Two builds: modules for bundlers, and with `--mode script` the one file of the script tag. */
export default defineConfig(({ mode }) => ({
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: mode !== 'script',
    minify: mode === 'script',
    sourcemap: mode !== 'script',
    lib:
      mode === 'script'
        ? {
            entry: join(source, 'script.ts'),
            formats: ['iife'],
            name: 'khepTrack',
            fileName: () => 'khep-track.js',
          }
        : { entry: { index: join(source, 'index.ts'), react: join(source, 'react.tsx') }, formats: ['es'] },
    rolldownOptions: { external: [/^react($|\/)/] },
  },
}));
