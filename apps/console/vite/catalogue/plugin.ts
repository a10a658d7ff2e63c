import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readCatalogue } from './catalogue.ts';

const id = 'virtual:khep-catalogue';
const resolved = `\0${id}`;

/**
 * The data of `/components`, read from stories and types at build time. Stories load on demand, with a stub
 * for the test library.
 */
export function catalogue(root: string): Plugin {
  return {
    name: 'khep-catalogue',
    config: () => ({
      resolve: { alias: { 'storybook/test': join(import.meta.dirname, 'storybookTest.ts') } },
    }),
    resolveId: (source) => (source === id ? resolved : undefined),
    load(source) {
      if (source !== resolved) return undefined;
      return `export const catalogue = ${JSON.stringify(readCatalogue(root))};`;
    },
  };
}
