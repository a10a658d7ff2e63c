import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * How far two pictures may differ and still be the same one. `threshold` is how far apart two colours are; `share`
 * bounds how many pixels may be that far apart.
 *
 * The first look forgives the small colour shifts of another rasteriser's anti-aliasing: a row of text that moves by one
 * pixel changes several times its share. The second is for what is pale and wide: a ground that turns from blue to
 * pink. Its share leaves room for what the palette of a baseline rounds away.
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
