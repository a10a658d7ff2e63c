import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const packageFolder = new URL('../../../../packages/tracking-widget/', import.meta.url);
const scriptFile = new URL('dist/khep-track.js', packageFolder);

export interface WidgetScript {
  /** `/widget/0.1.0-1a2b3c4d/khep-track.js`: the version, and a hash, so that the file of an address never changes. */
  path: string;
  /** For the `integrity` attribute. */
  integrity: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

let script: WidgetScript | undefined;

/** Loads the built script of the widget; undefined if it isn't built. */
export function loadWidgetScript(): WidgetScript | undefined {
  if (script === undefined && existsSync(scriptFile)) {
    const plain = readFileSync(scriptFile);
    const manifest = JSON.parse(readFileSync(new URL('package.json', packageFolder), 'utf8')) as {
      version: string;
    };
    const hash = createHash('sha256').update(plain).digest('hex').slice(0, 8);
    script = {
      path: `/widget/${manifest.version}-${hash}/khep-track.js`,
      integrity: `sha384-${createHash('sha384').update(plain).digest('base64')}`,
      plain,
      br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      gzip: gzipSync(plain, { level: 9 }),
    };
  }
  return script;
}
