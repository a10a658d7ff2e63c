import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { difference } from './difference.ts';
import { palettePng } from './palettePng.ts';

/** Every shade there is, in a gradient. */
function gradient(): Buffer {
  const png = new PNG({ width: 256, height: 64 });
  for (let y = 0; y < 64; y += 1)
    for (let x = 0; x < 256; x += 1) png.data.set([x, 255 - x, (x * y) % 256, 255], (y * 256 + x) * 4);
  return PNG.sync.write(png);
}

describe('a picture of few colours', () => {
  it('is a picture of the same size that looks the same', () => {
    const picture = PNG.sync.write(PNG.sync.read(gradient()));
    const small = palettePng(picture);
    const read = PNG.sync.read(small);
    expect([read.width, read.height]).toEqual([256, 64]);
    expect(small.length).toBeLessThan(picture.length);
  });

  it('keeps white white and black black', () => {
    const png = new PNG({ width: 2, height: 1 });
    png.data.set([255, 255, 255, 255, 0, 0, 0, 255]);
    const read = PNG.sync.read(palettePng(PNG.sync.write(png)));
    expect([...read.data]).toEqual([255, 255, 255, 255, 0, 0, 0, 255]);
  });

  it('is equal to the image it was made of', () => {
    const png = new PNG({ width: 120, height: 40 });
    for (let at = 0; at < 120 * 40; at += 1) png.data.set([(at * 7) % 250, (at * 3) % 250, 200, 255], at * 4);
    const picture = PNG.sync.write(png);
    expect(difference(palettePng(picture), picture)).toEqual({ same: true });
  });
});
