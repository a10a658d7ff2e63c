import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defineConfig } from 'vite';
import type { Plugin } from 'vite';

const placeholder = '__KHEP_PAGE_STYLES__';

/** Puts the page's whole style sheet into the module that renders it: reading the page takes one request. */
function stylesInside(): Plugin {
  return {
    name: 'khep:styles-inside',
    enforce: 'post',
    generateBundle(_, bundle) {
      const sheets = Object.values(bundle).filter(
        (file) => file.type === 'asset' && file.fileName.endsWith('.css'),
      );
      const css = sheets.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('');
      for (const file of sheets) delete bundle[file.fileName];
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.code.includes(placeholder)) {
          if (css === '') this.error('The tracking page has no styles: its style sheet was not emitted.');
          for (const quote of ['"', "'", '`']) {
            file.code = file.code.replaceAll(`${quote}${placeholder}${quote}`, () =>
              JSON.stringify(css.trim()),
            );
          }
        }
      }
    },
  };
}

/**
 * A library build and no SSR build: only the former emits the style sheet.
 */
export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), stylesInside()],
  resolve: { conditions: ['@khep/source', ...defaultClientConditions] },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    // The answer page has texts of its own in twelve languages, which the tracking page doesn't load.
    lib: {
      entry: { render: 'src/render.ts', answer: 'src/answerPage.ts', report: 'src/reportPage.ts' },
      formats: ['es'],
    },
    rollupOptions: {
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'shared.js',
        // Comments and indents were a tenth of what the server loads. Names stay, for its stack traces.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
    outDir: 'dist/server',
    target: 'node22',
    minify: false,
    cssMinify: true,
  },
});
