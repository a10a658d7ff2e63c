// Builds the examples with the packed kit and says what of the kit came along.
import { spawnSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Puts the tarball into the app's node_modules as npm would, and beside it the packages that it asks for: linked from
 * the checkout, so that no registry is needed and a missing dependency is still noticed.
 */
export function installTarball({ root, app, tarball, manifest }) {
  const modules = join(app, 'node_modules');
  const kit = join(modules, '@khep', 'ui');
  mkdirSync(kit, { recursive: true });
  const unpacked = spawnSync('tar', ['-xzf', tarball, '-C', kit, '--strip-components=1']);
  if (unpacked.status !== 0) throw new Error(`tar: ${String(unpacked.stderr)}`);
  const asked = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
  // what the app itself needs to be built and checked
  for (const name of [...asked, 'vite', '@types/react', '@types/react-dom', 'csstype']) {
    const [scope] = name.split('/');
    if (name.startsWith('@')) mkdirSync(join(modules, scope), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  }
  return kit;
}

/** @returns the kit's modules in the bundle, the CSS, and the bytes of both after gzip */
export async function buildApp({ root, app, kit }) {
  const { build } = await import(pathToFileURL(join(root, 'node_modules/vite/dist/node/index.js')).href);
  const result = await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'dist', emptyOutDir: true },
  });
  const output = [result].flat().flatMap((each) => each.output);
  const modules = output
    .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    .filter(([id, module]) => id.startsWith(kit) && module.renderedLength > 0)
    .map(([id]) => id.slice(kit.length + 1).replace(/^dist\//, ''));
  const css = output
    .filter((file) => file.fileName.endsWith('.css'))
    .map((file) => String(file.source))
    .join('');
  const bytes = output
    .filter((file) => /\.(js|css)$/.test(file.fileName))
    .reduce(
      (sum, file) => sum + gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length,
      0,
    );
  return { modules, css, bytes };
}

/** Every class that a style sheet of the kit defines, by the component's folder. */
export function classesByComponent(kit) {
  const dist = join(kit, 'dist');
  const found = new Map();
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.css') || entry.parentPath === dist) continue;
    const component = entry.parentPath.slice(dist.length + 1);
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    const classes = found.get(component) ?? new Set();
    for (const [, name] of text.matchAll(/(?<![\w-])\.([A-Za-z_][\w-]*)/g)) classes.add(name);
    found.set(component, classes);
  }
  return found;
}

export function copyExample({ root, name, to }) {
  cpSync(join(root, 'examples', name), to, {
    recursive: true,
    filter: (path) => !/node_modules|dist/.test(path.slice(root.length)),
  });
}
