import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderImage } from './renderImage.ts';
import { svgProblem } from './svgProblem.ts';

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000">${content}</svg>`;
const turbulence = svg(
  '<filter id="f"><feTurbulence baseFrequency="0.01" numOctaves="10"/><feGaussianBlur stdDeviation="200"/></filter>' +
    '<rect width="2000" height="2000" filter="url(#f)"/>'.repeat(60),
);

describe('an uploaded image', () => {
  it('is redrawn as PNG, at most as large as asked', async () => {
    const photo = await sharp({
      create: { width: 1200, height: 600, channels: 3, background: '#4a6cf7' },
    })
      .jpeg()
      .toBuffer();
    const png = await renderImage(photo, 300);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 300, height: 150 });
  });

  it('is given up when it takes longer than the limit, and the next one is drawn', async () => {
    expect(
      await renderImage(new TextEncoder().encode(turbulence), 2000, { timeoutMs: 1500 }),
    ).toBeUndefined();
    const dot = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(await renderImage(dot, 300)).toBeInstanceOf(Uint8Array);
  });

  it('is given up when it has more pixels than a photo', async () => {
    const huge = svg('').replace('width="2000" height="2000"', 'width="30000" height="30000"');
    expect(await renderImage(new TextEncoder().encode(huge), 300)).toBeUndefined();
  });

  it("fails for a file that isn't an image", async () => {
    expect(await renderImage(new Uint8Array([1, 2, 3]), 300)).toBeUndefined();
  });
});

describe('an SVG', () => {
  it('may be a logo', () => {
    expect(svgProblem(svg('<path d="M0 0h20v20z" fill="#4a6cf7"/>'))).toBeUndefined();
  });

  it.each([
    ['filters', turbulence, /filters/],
    ['a CSS filter', svg('<rect style="filter: blur(90px)"/>'), /filters/],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, /entities/],
    ['thousands of references', svg('<use href="#a"/>'.repeat(300)), /repeats shapes/],
    ['thousands of elements', svg('<rect/>'.repeat(6000)), /5,000 elements/],
    ['embedded images', svg('<image href="data:image/png;base64,AA=="/>'), /embeds/],
    ['a quarter of a megabyte', svg(' '.repeat(300_000)), /256 kB/],
  ])('with %s is refused before it is drawn', (_, text, problem) => {
    expect(svgProblem(text)).toMatch(problem);
  });
});
