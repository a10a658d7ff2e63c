import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { difference } from './difference.ts';

/** A picture of 400×200 with lines of dark marks, as text makes them, a pale chip, and one optional change. */
function page({ shiftedBy = 0, tint = 0, background = [205, 216, 245], height = 200 } = {}): Buffer {
  const png = new PNG({ width: 400, height });
  png.data.fill(255);
  for (let line = 20; line < 180; line += 40) {
    for (let x = 20; x < 380; x += 1) {
      for (let y = 0; y < 10; y += 1) {
        if ((x + y) % 3 === 0) continue;
        const at = ((line + y + (line === 100 ? shiftedBy : 0)) * 400 + x) * 4;
        png.data[at] = png.data[at + 1] = png.data[at + 2] = 40 + tint;
      }
    }
  }
  // A pale chip.
  for (let y = 182; y < 198; y += 1)
    for (let x = 20; x < 80; x += 1) png.data.set(background, (y * 400 + x) * 4);
  return PNG.sync.write(png);
}

describe('the visual comparison', () => {
  it('accepts the same picture', () => {
    expect(difference(page(), page())).toEqual({ same: true });
  });

  it('accepts slightly different shades of text, as another Chromium version draws it', () => {
    expect(difference(page(), page({ tint: 12 }))).toEqual({ same: true });
  });

  it('rejects a line of text that moved by one pixel row', () => {
    expect(difference(page(), page({ shiftedBy: 1 }))).toMatchObject({ same: false });
  });

  it('rejects it in a tall picture too', () => {
    const height = 4000;
    expect(difference(page({ height }), page({ height, shiftedBy: 1 }))).toMatchObject({
      same: false,
      reason: expect.stringMatching(/ in rows 0 to /) as string,
    });
  });

  it('rejects a chip whose pale background turned from blue to pink', () => {
    expect(difference(page(), page({ background: [239, 207, 227] }))).toMatchObject({ same: false });
  });

  it('accepts the rounding of a palette', () => {
    expect(difference(page(), page({ background: [207, 215, 247] }))).toEqual({ same: true });
  });

  it('rejects another size', () => {
    const other = PNG.sync.write(new PNG({ width: 399, height: 200 }));
    expect(difference(page(), other)).toMatchObject({ same: false, reason: 'was 400×200, is 399×200' });
  });
});
