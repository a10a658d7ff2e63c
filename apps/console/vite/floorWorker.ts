import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import type { Plugin } from 'vite';
import { filesBeside, floorFiles } from './floorFiles.ts';
import type { BuiltScript } from './floorFiles.ts';

const source = join(import.meta.dirname, '../worker/floorWorker.ts');

/**
 * Writes the service worker of the pick and pack screens beside the page, with the list of their files. In development
 * there is none: the files have no hashes.
 */
export function floorWorker(): Plugin {
  return {
    name: 'khep-floor-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const scripts = new Map<string, BuiltScript>();
        for (const file of Object.values(bundle)) if (file.type === 'chunk') scripts.set(file.fileName, file);
        const names = floorFiles(scripts);
        // The faces of Indian scripts: the entry loads them after the first screen.
        const faces = Object.keys(bundle).find((file) => /\/indic-[^/]*\.css$/.test(file));
        if (faces === undefined) throw new Error('The build has no style sheet of Indian scripts.');
        const beside = filesBeside(scripts, names, [faces], (styles) => {
          const asset = bundle[styles];
          return asset?.type === 'asset' ? String(asset.source) : '';
        });
        const [entry] = names;
        const files = [...names, ...beside].map((file) => `/${file}`);
        const build = { version: entry?.split('/').at(-1), files };
        const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
        this.emitFile({
          type: 'asset',
          fileName: 'floor-worker.js',
          source: `const build = ${JSON.stringify(build)};\n${code}`,
        });
      },
    },
  };
}
