import { expect, it } from 'vitest';
import { filesBeside, floorFiles } from './floorFiles.ts';
import type { BuiltScript } from './floorFiles.ts';

function build(
  scripts: readonly (Partial<BuiltScript> & { fileName: string; css?: string[]; assets?: string[] })[],
): Map<string, BuiltScript> {
  return new Map(
    scripts.map(({ css = [], assets = [], ...script }) => [
      script.fileName,
      {
        facadeModuleId: null,
        isEntry: false,
        imports: [],
        dynamicImports: [],
        viteMetadata: { importedCss: new Set(css), importedAssets: new Set(assets) },
        ...script,
      },
    ]),
  );
}

const scripts = build([
  { fileName: 'entry.js', isEntry: true, imports: ['react.js'], dynamicImports: ['Orders.js', 'Pick.js'] },
  { fileName: 'react.js' },
  { fileName: 'Orders.js', facadeModuleId: '/src/screens/orders/Orders.tsx', imports: ['grid.js'] },
  { fileName: 'grid.js' },
  {
    fileName: 'Pick.js',
    facadeModuleId: '/src/screens/pickPack/Pick.tsx',
    imports: ['react.js'],
    dynamicImports: ['decoder.js'],
    css: ['assets/pick.css'],
  },
  { fileName: 'Pack.js', facadeModuleId: '/src/screens/pickPack/Pack.tsx' },
  { fileName: 'decoder.js', imports: ['wasm.js'], assets: ['assets/reader.wasm'] },
  { fileName: 'wasm.js' },
]);

it('lists what pick and pack load, now or later, and no other screen', () => {
  expect(floorFiles(scripts)).toEqual([
    'entry.js',
    'react.js',
    'Pick.js',
    'decoder.js',
    'wasm.js',
    'Pack.js',
  ]);
});

it('rejects a build without the pack screen', () => {
  const without = new Map([...scripts].filter(([name]) => name !== 'Pack.js'));
  expect(() => floorFiles(without)).toThrow('Pack');
});

it('lists styles, the decoder, and of the fonts the own and Hindi', () => {
  const styles: Record<string, string> = {
    'assets/pick.css': '@font-face{src:url(/assets/hanken-1.woff2)}',
    'assets/indic.css':
      'a{src:url("/assets/noto-sans-devanagari-1.woff2")} b{src:url(/assets/noto-sans-tamil-1.woff2)}',
  };
  const beside = filesBeside(
    scripts,
    ['Pick.js', 'decoder.js'],
    ['assets/indic.css'],
    (sheet) => styles[sheet] ?? '',
  );
  expect(beside.toSorted()).toEqual([
    'assets/hanken-1.woff2',
    'assets/indic.css',
    'assets/noto-sans-devanagari-1.woff2',
    'assets/pick.css',
    'assets/reader.wasm',
  ]);
});
