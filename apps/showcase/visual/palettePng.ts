import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/** Colours a palette may hold. */
const most = 256;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body) >>> 0, body.length + 4);
  return framed;
}

/** A colour without the bits that nobody sees: six of each channel are kept. */
const coarse = (red: number, green: number, blue: number) =>
  ((red & 0xfc) << 16) | ((green & 0xfc) << 8) | (blue & 0xfc);

/** Six bits spread over the eight, so that white stays white. */
const full = (value: number) => (value & 0xfc) | ((value & 0xfc) >> 6);
const channels = (color: number) =>
  [full(color >> 16), full((color >> 8) & 0xff), full(color & 0xff)] as const;

function nearest(color: number, palette: readonly number[]): number {
  const [red, green, blue] = channels(color);
  let best = 0;
  let least = Infinity;
  for (const [index, candidate] of palette.entries()) {
    const [r, g, b] = channels(candidate);
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

/**
 * A picture of at most 256 colours, a third of the bytes: the commonest stay, the others become the nearest of them.
 * Without dithering, so that the same picture gives the same file.
 */
export function palettePng(picture: Uint8Array): Buffer {
  const { width, height, data } = PNG.sync.read(Buffer.from(picture));
  const counts = new Map<number, number>();
  const pixels = new Uint32Array(width * height);
  for (let at = 0; at < pixels.length; at += 1) {
    const color = coarse(data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!);
    pixels[at] = color;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const palette = [...counts]
    .toSorted(([a, many], [b, more]) => more - many || a - b)
    .slice(0, most)
    .map(([color]) => color);
  const indexOf = new Map(palette.map((color, index) => [color, index]));
  for (const color of counts.keys()) if (!indexOf.has(color)) indexOf.set(color, nearest(color, palette));

  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rows[y * (width + 1) + x + 1] = indexOf.get(pixels[y * width + x]!) ?? 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // eight bits a pixel, each the number of a colour
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => [...channels(color)]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
