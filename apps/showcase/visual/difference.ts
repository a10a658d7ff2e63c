import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * How much two pictures may differ. `threshold` is the distance from which two colours count as different; `share` is
 * the fraction of pixels that may be, in each band of a tall picture: otherwise the taller a picture is, the more may change.
 *
 * The first accepts the anti-aliasing of another Chromium version, but not a line of text that moved by one pixel row.
 * The second finds pale areas that changed colour; its share leaves room for the rounding of a baseline's palette.
 */
export const tolerances = [
  { threshold: 0.2, share: 0.0008 },
  { threshold: 0.05, share: 0.002 },
] as const;

/** The most rows of a band. */
export const bandRows = 600;

/** Splits the rows of a picture into bands of nearly equal height. */
function bandsOf(height: number): { first: number; end: number }[] {
  const count = Math.ceil(height / bandRows);
  return Array.from({ length: count }, (_, index) => ({
    first: Math.round((index * height) / count),
    end: Math.round(((index + 1) * height) / count),
  }));
}

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
    const parts = bandsOf(a.height).map(({ first, end }) => {
      const pixels = ({ data }: PNG) => data.subarray(first * a.width * 4, end * a.width * 4);
      const rows = end - first;
      const changed = pixelmatch(pixels(a), pixels(b), pixels(picture), a.width, rows, { threshold });
      return { first, end, changed, found: changed / (a.width * rows) };
    });
    const worst = parts.reduce((one, other) => (other.found > one.found ? other : one));
    if (worst.found > share)
      return {
        same: false,
        reason: `${worst.changed} pixels (${(worst.found * 100).toFixed(2)} %) changed in rows ${worst.first} to ${worst.end}`,
        picture: PNG.sync.write(picture),
      };
  }
  return { same: true };
}
