import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Minimum size worth compressing. */
const worthCompressing_bytes = 1024;

const compressible = /\.(js|css|html|svg|json|txt|map|wasm)$/;

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < worthCompressing_bytes) return;
  const [small, plain] = await Promise.all([
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    gz(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, plain)]);
}

/** Writes a .br and a .gz file beside each text file of the build for the server. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'khep-precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
      await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
    },
  };
}
