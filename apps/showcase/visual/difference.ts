import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * How far two pictures may differ and still be the same one.
 *
 * `threshold` forgives the small colour shifts of another rasteriser's anti-aliasing; `share` then bounds how
 * many pixels may differ at all. A row of text that moves by one pixel changes several times that share.
 */
export const tolerance = { threshold: 0.2, share: 0.0008 };

export type Difference = { same: true } | { same: false; reason: string; picture?: Uint8Array };

/** Compares two PNG files by their pixels. */
export function difference(before: Uint8Array, after: Uint8Array): Difference {
  const a = PNG.sync.read(Buffer.from(before));
  const b = PNG.sync.read(Buffer.from(after));
  if (a.width !== b.width || a.height !== b.height) {
    return { same: false, reason: `was ${a.width}×${a.height}, is ${b.width}×${b.height}` };
  }
  const picture = new PNG({ width: a.width, height: a.height });
  const changed = pixelmatch(a.data, b.data, picture.data, a.width, a.height, {
    threshold: tolerance.threshold,
  });
  const share = changed / (a.width * a.height);
  if (share <= tolerance.share) return { same: true };
  return {
    same: false,
    reason: `${changed} pixels (${(share * 100).toFixed(2)} %) changed`,
    picture: PNG.sync.write(picture),
  };
}
