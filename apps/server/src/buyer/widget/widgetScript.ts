import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const packageFolder = new URL('../../../../../packages/tracking-widget/', import.meta.url);

export interface WidgetScript {
  /** `/widget/0.1.0-1a2b3c4d/khep-track.js`: the version, and a hash, so that the file of an address never changes. */
  path: string;
  /** For the `integrity` attribute. */
  integrity: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

function toScript(name: string, plain: Buffer): WidgetScript {
  return {
    path: `/widget/${name}/khep-track.js`,
    integrity: `sha384-${createHash('sha384').update(plain).digest('base64')}`,
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gzip: gzipSync(plain, { level: 9 }),
  };
}

/** Loads the releases, oldest first, by path. @throws if the file of a release was changed. */
function loadReleases(folder: URL): Map<string, WidgetScript> {
  const list = JSON.parse(readFileSync(new URL('integrity.json', folder), 'utf8')) as Record<string, string>;
  return new Map(
    Object.entries(list).map(([name, integrity]) => {
      const release = toScript(name, readFileSync(new URL(`${name}.js`, folder)));
      if (release.integrity !== integrity)
        throw new Error(`releases/${name}.js was changed. Restore it: pages embed it with its hash.`);
      return [release.path, release];
    }),
  );
}

function loadBuild(folder: URL): WidgetScript | undefined {
  const file = new URL('dist/khep-track.js', folder);
  if (!existsSync(file)) return undefined;
  const plain = readFileSync(file);
  const { version } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as {
    version: string;
  };
  return toScript(`${version}-${createHash('sha256').update(plain).digest('hex').slice(0, 8)}`, plain);
}

export interface WidgetScripts {
  /** The script of a path: a release or the current build. */
  find(path: string): WidgetScript | undefined;
  /** The script that new pages embed. */
  offered: WidgetScript | undefined;
}

/**
 * Loads the widget's scripts. A deployment offers its newest release, which later versions serve too; elsewhere the current
 * build is offered.
 */
export function loadWidgetScripts(isDeployment: boolean, folder: URL = packageFolder): WidgetScripts {
  const releases = loadReleases(new URL('releases/', folder));
  const build = loadBuild(folder);
  const newest = [...releases.values()].at(-1);
  return {
    find: (path) => releases.get(path) ?? (path === build?.path ? build : undefined),
    offered: isDeployment ? newest : (build ?? newest),
  };
}

let scripts: WidgetScripts | undefined;

/** The scripts of this server, loaded at the first request. */
export function widgetScripts(isDeployment: boolean): WidgetScripts {
  scripts ??= loadWidgetScripts(isDeployment);
  return scripts;
}
