import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * How much two pictures may differ. `threshold` is the distance from which two colours count as different; `share` is
 * the fraction of pixels that may be.
 *
 * The first accepts the anti-aliasing of another Chromium version, but not a line of text that moved by one pixel row.
 * The second finds pale areas that changed colour; its share leaves room for the rounding of a baseline's palette.
 */
export const tolerances = [
  { threshold: 0.2, share: 0.0008 },
  { threshold: 0.05, share: 0.002 },
] as const;

export type Difference = { same: true } | { same: false; reason: string; picture?: Uint8Array };

/** Compares two PNG files by their pixels. */
export function difference(before: Uint8Array, after: Uint8Array): Difference {
  const a = PNG.sync.read(Buffer.from(before));
  const b = PNG.sync.read(Buffer.from(after));
  if (a.width !== b.width || a.height !== b.height) {
    return { same: false, reason: `was ${a.width}×${a.height}, is ${b.width}×${b.height}` };
  }
  for (const { threshold, share } of tolerances) {
    const picture = new PNG({ width: a.width, height: a.height });
    const changed = pixelmatch(a.data, b.data, picture.data, a.width, a.height, { threshold });
    const found = changed / (a.width * a.height);
    if (found > share)
      return {
        same: false,
        reason: `${changed} pixels (${(found * 100).toFixed(2)} %) changed`,
        picture: PNG.sync.write(picture),
      };
  }
  return { same: true };
}
