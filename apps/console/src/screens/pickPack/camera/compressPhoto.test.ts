import { expect, test } from 'vitest';
import { fitPhoto } from './compressPhoto.ts';

test('limits the longer side and keeps the proportions', () => {
  // A photo of a phone with 12 megapixels.
  expect(fitPhoto(4000, 3000)).toEqual({ width: 1600, height: 1200 });
  expect(fitPhoto(3000, 4000)).toEqual({ width: 1200, height: 1600 });
  expect(fitPhoto(640, 480)).toEqual({ width: 640, height: 480 });
  expect(fitPhoto(9000, 2)).toEqual({ width: 1600, height: 1 });
});
