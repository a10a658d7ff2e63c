import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import type { Environment } from '../../platform/http/requestLog.ts';

interface FontFace {
  /** Matches a character that the font is for. */
  script: RegExp;
  css: string;
  fileName: string;
  path: string;
}

let faces: readonly FontFace[] | undefined;

/** Reads the font faces that the console uses too, with addresses on this server. */
function loadFaces(): readonly FontFace[] {
  const sheet = fileURLToPath(import.meta.resolve('@khep/fonts/indic.css'));
  const rules = readFileSync(sheet, 'utf8').match(/@font-face \{[^}]*\}/g) ?? [];
  return rules.map((rule) => {
    const specifier = /url\('([^']+)'\)/.exec(rule)?.[1];
    const ranges = /unicode-range: ([^;]+);/.exec(rule)?.[1];
    if (specifier === undefined || ranges === undefined)
      throw new Error(`${sheet}: a font face has no url('…') or no unicode-range.`);
    const path = fileURLToPath(import.meta.resolve(specifier));
    const version = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8);
    const fileName = basename(path).replace('.woff2', `-${version}.woff2`);
    const characters = ranges.replaceAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?,?\s*/g, (_, first, last) =>
      last === undefined ? `\\u{${first}}` : `\\u{${first}}-\\u{${last}}`,
    );
    return {
      script: new RegExp(`[${characters}]`, 'u'),
      css: rule.replace(specifier, `/fonts/${fileName}`).replaceAll(/\s+/g, ' '),
      fileName,
      path,
    };
  });
}

/** Returns the font faces of the Indian scripts in a page; an empty text if it has none. */
export function indicFontFaces(html: string): string {
  faces ??= loadFaces();
  return faces
    .filter(({ script }) => script.test(html))
    .map(({ css }) => css)
    .join('');
}

/** Adds the font faces of a tracking or answer page. The names of other languages are in the fonts of the system. */
export function withIndicFonts(html: string): string {
  const fonts = indicFontFaces(html.replace(/<details[^>]*data-languages.*?<\/details>/s, ''));
  return fonts === '' ? html : html.replace('</head>', `<style>${fonts}</style></head>`);
}

/** Serves the fonts of Indian scripts. Their names have a hash of their content, so that browsers keep them. */
export function serveIndicFonts(app: Hono<Environment>): void {
  app.get('/fonts/:file', async (context) => {
    faces ??= loadFaces();
    const face = faces.find(({ fileName }) => fileName === context.req.param('file'));
    if (face === undefined) return context.text('Font not found.', 404);
    return context.body(new Uint8Array(await readFile(face.path)), 200, {
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
}
