import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Layout } from '@khep/domain/documents';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../../scripts/setup/systemPackages.mjs';
import { fontOf } from './fonts.ts';
import type { Weight } from './fonts.ts';
import { letterOf } from './glyphs.ts';
import type { Script } from './glyphs.ts';
import { writePdf } from './pdf.ts';

// Names and places with conjuncts, and what the reports of misplaced marks were about.
const words: Readonly<Record<Exclude<Script, 'latin'>, string>> = {
  devanagari: 'श्रीमती शक्ति द्विवेदी राष्ट्रीय इन्द्रप्रस्थ ज्ञानेश्वर कृष्णमूर्ति उत्कृष्ट दुर्गाप्रसाद संस्कृत',
  bengali: 'সুভাষ চন্দ্র বসু রবীন্দ্রনাথ ইন্দ্রাণী মুখোপাধ্যায় কৃষ্ণনগর ব্রহ্মপুত্র স্ক্রু লক্ষ্মী জ্ঞান শ্রুতি ভ্রু',
  gurmukhi: 'ਅੰਮ੍ਰਿਤਸਰ ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਸ਼੍ਰੀ ਪ੍ਰਕਾਸ਼ ਚੰਡੀਗੜ੍ਹ ਪੜ੍ਹਾਈ ਸ੍ਵਰਨ',
  gujarati: 'જ્ઞાનેશ્વર શ્રીમતી ક્ષત્રિય રાજેન્દ્ર સૌરાષ્ટ્ર કૃષ્ણ વિદ્યાર્થી બ્રહ્મભટ્ટ',
  oriya: 'ଭୁବନେଶ୍ୱର ଜଗନ୍ନାଥ ଚନ୍ଦ୍ର ଶ୍ରୀକ୍ଷେତ୍ର କୃଷ୍ଣ ରାଜେନ୍ଦ୍ର ବ୍ରହ୍ମପୁର',
  tamil: 'கோயம்புத்தூர் ஸ்ரீரங்கம் சுப்பிரமணியன் லக்ஷ்மி கிருஷ்ணமூர்த்தி',
  telugu: 'శ్రీకృష్ణ వెంకటేశ్వర్లు ఆంధ్రప్రదేశ్ ప్రుద్వి రాజేంద్ర విజ్ఞాన చంద్రశేఖర్ లక్ష్మి',
  kannada: 'ರಾಷ್ಟ್ರಕವಿ ಬೆಂಗಳೂರು ಕೃಷ್ಣಮೂರ್ತಿ ಚಂದ್ರಶೇಖರ ಜ್ಞಾನೇಶ್ವರಿ ಶ್ರೀಲಕ್ಷ್ಮಿ',
  malayalam: 'തിരുവനന്തപുരം കൃഷ്ണൻകുട്ടി രാജേന്ദ്രൻ ലക്ഷ്മി ശ്രീധരൻ വിദ്യാർത്ഥി',
};
const scripts = Object.keys(words) as Exclude<Script, 'latin'>[];

/** Pairs of no word, in which the library moves a ra that has no other form. */
const none: ReadonlySet<string> = new Set(['യ്ര', 'ഴ്ര']);

/** The words; in regular also each consonant before and after a ra, doubled, and with a vowel sign. */
function samplesOf(script: Exclude<Script, 'latin'>, weight: Weight): string[] {
  if (weight === 'bold') return words[script].split(' ');
  const block = letterOf(script).charCodeAt(0) - 0x15;
  const at = (offset: number) => String.fromCharCode(block + offset);
  const range = (from: number, to: number, kind: RegExp) =>
    Array.from({ length: to - from + 1 }, (_, index) => at(from + index)).filter((one) => kind.test(one));
  const consonants = range(0x15, 0x39, /\p{L}/u);
  const signs = range(0x3e, 0x4c, /\p{M}/u);
  const [virama, ra] = [at(0x4d), at(0x30)];
  return [
    ...words[script].split(' '),
    ...consonants.flatMap((one) => [`${one}${virama}${ra}`, `${ra}${virama}${one}`, `${one}${virama}${one}`]),
    ...consonants.flatMap((one, index) => `${one}${signs[index % signs.length] ?? ''}`),
    ...signs.flatMap((sign) => [`${at(0x15)}${virama}${ra}${sign}`, `${at(0x26)}${virama}${ra}${sign}`]),
  ].filter((one) => !none.has(one));
}

const COLUMNS = 10;
/** Pixels of a cell, of the baseline in it, and of the type. */
const [WIDE, HIGH, LINE, TYPE] = [230, 84, 52, 30];
const MM = 25.4 / 96;
/** Two renderers put the edge of a letter up to two pixels apart. */
const EDGE = 2;

/** Draws the samples by our writer and by the browser's shaper; returns those that differ, with how much of their ink. */
async function differences(folder: string, script: Exclude<Script, 'latin'>, weight: Weight) {
  const samples = samplesOf(script, weight);
  const width = COLUMNS * WIDE;
  const height = Math.ceil(samples.length / COLUMNS) * HIGH;
  const places = samples.map((text, index) => ({
    text,
    x: (index % COLUMNS) * WIDE + 40,
    y: Math.floor(index / COLUMNS) * HIGH + LINE,
  }));
  const layout: Layout = {
    width_mm: width * MM,
    height_mm: height * MM,
    problems: [],
    elements: places.map(({ text, x, y }) => ({
      kind: 'text',
      text,
      x: x * MM,
      y: y * MM,
      size: TYPE * MM,
      width: 1000,
      bold: weight === 'bold',
    })),
  };
  const chunks: Uint8Array[] = [];
  await writePdf([layout], { title: 'Shaping', createdAt: new Date(0) }, (chunk) => chunks.push(chunk));
  const name = join(folder, `${script}-${weight}`);
  writeFileSync(`${name}.pdf`, Buffer.concat(chunks));
  execFileSync('pdftoppm', ['-r', '96', '-gray', '-png', '-singlefile', `${name}.pdf`, `${name}-pdf`]);
  const source = `data:font/ttf;base64,${fontOf(script, weight).toString('base64')}`;
  const texts = places.map(({ text, x, y }) => `<text x="${x}" y="${y}">${text}</text>`).join('');
  writeFileSync(
    `${name}.html`,
    `<meta charset="utf-8"><style>@font-face{font-family:F;src:url(${source})}*{margin:0}svg{position:absolute;font:${TYPE}px F}</style><svg width="${width}" height="${height}">${texts}</svg>`,
  );
  execFileSync(
    findChromium() ?? 'chromium',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--force-device-scale-factor=1',
      `--user-data-dir=${join(folder, 'profile')}`,
      `--screenshot=${name}-chromium.png`,
      `--window-size=${width},${height + 120}`,
      `file://${name}.html`,
    ],
    { stdio: 'ignore', timeout: 240_000 },
  );
  const darkOf = async (path: string): Promise<Uint8Array> => {
    const image = sharp(readFileSync(path)).flatten({ background: 'white' });
    const gray = await image.extract({ left: 0, top: 0, width, height }).greyscale().raw().toBuffer();
    return gray.map((value) => (value < 110 ? 1 : 0));
  };
  const [ours, theirs] = await Promise.all([darkOf(`${name}-pdf.png`), darkOf(`${name}-chromium.png`)]);
  const isNear = (ink: Uint8Array, x: number, y: number): boolean => {
    for (let dy = -EDGE; dy <= EDGE; dy++)
      for (let dx = -EDGE; dx <= EDGE; dx++) if (ink[(y + dy) * width + x + dx] === 1) return true;
    return false;
  };
  return places.flatMap(({ text, x, y }) => {
    let ink = 0;
    let apart = 0;
    for (let row = y - LINE; row < y - LINE + HIGH; row++)
      for (let column = x - 40; column < x - 40 + WIDE; column++) {
        const at = row * width + column;
        for (const [one, other] of [
          [ours, theirs],
          [theirs, ours],
        ] as const) {
          if (one[at] !== 1) continue;
          ink++;
          if (!isNear(other, column, row)) apart++;
        }
      }
    const share = ink === 0 ? 1 : apart / ink;
    return share > 0.04 ? [`${text} ${share.toFixed(2)}`] : [];
  });
}

describe('Indian scripts on a PDF', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'khep-shaping-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(
    scripts.flatMap((script) => (['regular', 'bold'] as const).map((weight) => [script, weight] as const)),
  )('shapes %s in %s as the browser does', async (script, weight) => {
    expect(await differences(folder, script, weight)).toEqual([]);
  });
});
