import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const inlinedFont = /url\(["']?data:font\/woff2;base64,([A-Za-z0-9+/=]+)["']?\)/g;

/** The fonts' licence asks to travel with them. */
const fontLicence = join(import.meta.dirname, '../src/tokens/fonts/LICENSE.md');

function relative(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/** Style sheets in the order in which the modules run, so that one file reads like the many. */
function inRunningOrder(bundle: Bundle, entry: string): string[] {
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (seen.has(name) || chunk?.type !== 'chunk') return;
    seen.add(name);
    for (const imported of chunk.imports) visit(imported);
    for (const sheet of sheetsOf(chunk)) sheets.add(sheet);
  };
  visit(entry);
  return [...sheets];
}

/** vanilla-extract's own name for a sheet would make an app's plugin look for the source behind it. */
const published = (sheet: string) => sheet.replace(/\.css\.ts\.vanilla\.css$/, '.css');

const sheetsOf = (chunk: Chunk): string[] => [...(chunk.viteMetadata?.importedCss ?? [])];

/** The lines of a source map, after some were put before the first. */
function moveMapDown(map: Bundle[string] | undefined, lines: number) {
  if (map?.type !== 'asset') return;
  const parsed = JSON.parse(String(map.source)) as { mappings: string };
  map.source = JSON.stringify({ ...parsed, mappings: ';'.repeat(lines) + parsed.mappings });
}

/**
 * Makes the CSS of a library usable by others. Vite takes the CSS imports out of library modules: this puts them
 * back, writes all of it once more as `styles.css`, and keeps fonts as files instead of inside the CSS.
 */
export function publishableCss(): Plugin {
  return {
    name: 'khep-publishable-css',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const fonts = new Map<string, string>();
        const fontFile = (base64: string) => {
          const known = fonts.get(base64);
          if (known) return known;
          const fileName = `fonts/hanken-grotesk-${fonts.size + 1}.woff2`;
          this.emitFile({ type: 'asset', fileName, source: Buffer.from(base64, 'base64') });
          fonts.set(base64, fileName);
          return fileName;
        };
        this.emitFile({ type: 'asset', fileName: 'fonts/LICENSE.md', source: readFileSync(fontLicence) });
        const texts = new Map<string, string>();
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !name.endsWith('.css')) continue;
          const text = String(file.source);
          texts.set(name, text);
          const source = text.replaceAll(
            inlinedFont,
            (_url, base64: string) => `url(${relative(name, fontFile(base64))})`,
          );
          delete bundle[name];
          this.emitFile({ type: 'asset', fileName: published(name), source });
        }
        const all = inRunningOrder(bundle, 'index.js').map((name) => texts.get(name) ?? '');
        const source = all
          .join('\n')
          .replaceAll(inlinedFont, (_url, base64: string) => `url(./${fontFile(base64)})`);
        this.emitFile({ type: 'asset', fileName: 'styles.css', source });
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const imports = sheetsOf(chunk).map(
            (sheet) => `import '${relative(chunk.fileName, published(sheet))}';\n`,
          );
          if (imports.length === 0) continue;
          chunk.code = imports.join('') + chunk.code;
          moveMapDown(bundle[`${chunk.fileName}.map`], imports.length);
        }
      },
    },
  };
}
