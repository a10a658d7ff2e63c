import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { indicFontFaces, serveIndicFonts } from './indicFonts.ts';
import type { Environment } from '../../platform/http/requestLog.ts';

test('declares no font for a page in English, with rupees and typographic signs', () => {
  expect(indicFontFaces('<p>Collect ₹1,250 — “Neem & Clay” → 3 × ½</p>')).toBe('');
});

test.each([
  ['Devanagari', 'हिन्दी'],
  ['Bengali', 'বাংলা'],
  ['Gujarati', 'ગુજરાતી'],
  ['Gurmukhi', 'ਪੰਜਾਬੀ'],
  ['Kannada', 'ಕನ್ನಡ'],
  ['Malayalam', 'മലയാളം'],
  ['Odia', 'ଓଡ଼ିଆ'],
  ['Tamil', 'தமிழ்'],
  ['Telugu', 'తెలుగు'],
  ['Urdu', 'اردو'],
])('declares and serves the font of %s, and no other', async (_, text) => {
  const css = indicFontFaces(text);
  expect(css.match(/@font-face/g)).toHaveLength(1);
  expect(css).toContain('font-display: swap');
  const address = /url\('([^']+)'\)/.exec(css)?.[1] ?? '';
  const app = new Hono<Environment>();
  serveIndicFonts(app);
  const font = await app.request(address);
  expect(font.headers.get('content-type')).toBe('font/woff2');
  expect(font.headers.get('cache-control')).toContain('immutable');
  expect(Buffer.from(await font.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2');
});

test('serves no other file', async () => {
  const app = new Hono<Environment>();
  serveIndicFonts(app);
  expect((await app.request('/fonts/..%2fpackage.json')).status).toBe(404);
});
