import { createHash } from 'node:crypto';
import { renderImage } from '../../../platform/images/renderImage.ts';

const width = 480;
const height = 240;

/** Draws a signature that is always the same for an AWB, as the driver's device sends it. */
export async function drawSignature(waybill: string): Promise<Uint8Array> {
  const strokes = [...createHash('sha256').update(waybill).digest()].slice(0, 14);
  const points = strokes.map((byte, at) => `${40 + at * 30},${70 + (byte % 100)}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="white"/>
    <path d="M30 190H450" stroke="silver" stroke-width="2"/>
    <path d="M${points[0]} S${points.slice(1, 13).join(' ')}" fill="none" stroke="navy" stroke-width="4"/>
  </svg>`;
  const png = await renderImage(new TextEncoder().encode(svg), width);
  if (!png) throw new Error(`The signature of ${waybill} could not be drawn.`);
  return png;
}
