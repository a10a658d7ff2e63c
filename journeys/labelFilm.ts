import { layoutLabel, layoutToSvg } from '../packages/domain/src/documents/index.ts';
import { sampleLabel } from '../packages/domain/src/documents/sampleLabel.ts';
import type { Page } from '@playwright/test';

/** Pixels of a millimetre: a label before the camera of a phone. */
const scale = 5;
const framesPerScene = 8;

/**
 * Draws our label for an AWB and its tracking page as a film for Chromium's camera (YUV4MPEG2, 4:2:0), which repeats it: first
 * with the barcode alone, then with the QR code alone.
 */
export async function filmOfLabel(page: Page, awb: string, tracking_url: string): Promise<Buffer> {
  const layout = layoutLabel({ ...sampleLabel, shipment: { ...sampleLabel.shipment, awb, tracking_url } });
  const [width, height] = [even(layout.width_mm * scale), even(layout.height_mm * scale)];
  const scenes = ['qr', 'barcode'].map((hidden) =>
    layoutToSvg({ ...layout, elements: layout.elements.filter(({ kind }) => kind !== hidden) }),
  );
  const blank = await page.context().newPage();
  const lumas = await blank.evaluate(
    ({ svgs, size }) =>
      Promise.all(
        svgs.map(async (svg) => {
          const image = new Image();
          image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
          await image.decode();
          const canvas = Object.assign(document.createElement('canvas'), size);
          const context = canvas.getContext('2d')!;
          context.fillStyle = 'white';
          context.fillRect(0, 0, size.width, size.height);
          context.drawImage(image, 0, 0, size.width, size.height);
          const { data } = context.getImageData(0, 0, size.width, size.height);
          // Grey: a label has no colours.
          return Array.from({ length: size.width * size.height }, (_, at) => data[4 * at]);
        }),
      ),
    { svgs: scenes, size: { width, height } },
  );
  await blank.close();
  const colours = Buffer.alloc((width * height) / 2, 128);
  const frames = lumas.flatMap((luma) => {
    const frame = Buffer.concat([Buffer.from('FRAME\n'), Buffer.from(luma), colours]);
    return Array.from({ length: framesPerScene }, () => frame);
  });
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420\n`), ...frames]);
}

/** A frame has half as many colours as pixels in both directions. */
const even = (pixels: number): number => 2 * Math.floor(pixels / 2);
