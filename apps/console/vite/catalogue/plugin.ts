import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readCatalogue } from './catalogue.ts';

const id = 'virtual:khep-catalogue';
const resolved = `\0${id}`;

/**
 * What `/components` shows, read from the stories and the types while building: no second copy to fall behind. The
 * stories themselves are loaded when they are looked at; what they test with is replaced by something that does nothing.
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
