import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layoutLabel, layoutToZpl, sampleLabel } from '@khep/domain/documents';
import type { Layout } from '@khep/domain/documents';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zplToBase64Async } from 'zpl-renderer-js';
import { writePdf } from './pdf.ts';
import { drawTextPictures } from './textPictures.ts';
import { writeZpl } from './zpl.ts';

const widthMm = 100;
const heightMm = 110;

const pageOf = (...elements: Layout['elements']): Layout => ({
  width_mm: widthMm,
  height_mm: heightMm,
  problems: [],
  elements,
});

/** Whether each dot is black, at 8 dots a millimetre. */
async function dotsOf(picture: Uint8Array): Promise<Uint8Array> {
  const grey = await sharp(picture)
    .flatten({ background: 'white' })
    .resize(widthMm * 8, heightMm * 8, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  return grey.map((shade) => (shade < 128 ? 1 : 0));
}

/** The share of dots of each picture that have no dot of the other within two. */
function apart(one: Uint8Array, other: Uint8Array): number {
  const width = widthMm * 8;
  const isNear = (ink: Uint8Array, at: number) => {
    for (let dy = -2; dy <= 2; dy++)
      for (let dx = -2; dx <= 2; dx++) if (ink[at + dy * width + dx] === 1) return true;
    return false;
  };
  let ink = 0;
  let lonely = 0;
  for (const [these, those] of [
    [one, other],
    [other, one],
  ] as const)
    these.forEach((dot, at) => {
      if (dot === 0) return;
      ink++;
      if (!isNear(those, at)) lonely++;
    });
  return ink === 0 ? 1 : lonely / ink;
}

describe('labels for a label printer', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'khep-zpl-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function printed(layout: Layout): Promise<{ thermal: Uint8Array; paper: Uint8Array }> {
    const thermal = await zplToBase64Async(await writeZpl([layout]), widthMm, heightMm, 8);
    const chunks: Uint8Array[] = [];
    await writePdf([layout], { title: 'Label', createdAt: new Date(0) }, (chunk) => chunks.push(chunk));
    const pdf = join(folder, 'label.pdf');
    writeFileSync(pdf, Buffer.concat(chunks));
    execFileSync('pdftoppm', ['-r', '203.2', '-gray', '-png', '-singlefile', pdf, join(folder, 'label')]);
    return {
      thermal: await dotsOf(Buffer.from(thermal, 'base64')),
      paper: await dotsOf(readFileSync(join(folder, 'label.png'))),
    };
  }

  // Conjuncts, and marks at both sides and below. The PDF is compared with a browser's shaper elsewhere.
  const lines = [
    'श्रीमती द्विवेदी, राष्ट्रीय मार्ग 12',
    'সুভাষ চন্দ্র বসু, কৃষ্ণনগর',
    'ਅੰਮ੍ਰਿਤਸਰ ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
    'જ્ઞાનેશ્વર ક્ષત્રિય, સૌરાષ્ટ્ર',
    'ଭୁବନେଶ୍ୱର ଜଗନ୍ନାଥ ଚନ୍ଦ୍ର',
    'கோயம்புத்தூர் ஸ்ரீரங்கம்',
    'శ్రీకృష్ణ వెంకటేశ్వర్లు',
    'ಬೆಂಗಳೂರು ಕೃಷ್ಣಮೂರ್ತಿ',
    'തിരുവനന്തപുരം കൃഷ്ണൻകുട്ടി',
  ];
  const alignments = ['start', 'middle', 'end'] as const;

  it('print every Indian script as the PDF does', async () => {
    const layout = pageOf(
      ...lines.map((text, at) => ({
        kind: 'text' as const,
        text,
        x: [5, 50, 95][at % 3]!,
        y: 10 + at * 12,
        align: alignments[at % 3]!,
        size: 5 - (at % 3),
        bold: at % 2 === 0,
        // The seventh is condensed.
        width: at === 6 ? 20 : 90,
      })),
    );
    const { thermal, paper } = await printed(layout);
    expect(apart(thermal, paper)).toBeLessThan(0.03);
    // The measure tells texts apart.
    expect(apart(thermal, paper.toReversed())).toBeGreaterThan(0.3);
  });

  it('leave Latin text to the printer’s own font', async () => {
    const layout = layoutLabel(sampleLabel);
    expect((await drawTextPictures(layout)).size).toBe(0);
    expect(await writeZpl([layout])).toBe(layoutToZpl(layout));
  });
});
