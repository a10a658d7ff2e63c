// A process of its own for decoding uploads: native decoders can't be interrupted, but a process can be killed.
import sharp from 'sharp';

export interface ImageRequest {
  bytes: Uint8Array;
  /** The longest side of the result, pixels. */
  side: number;
}

export type ImageReply = { ok: true; png: Uint8Array } | { ok: false };

const maxPixels = 40_000_000;

process.once('message', ({ bytes, side }: ImageRequest) => {
  render(bytes, side).then(
    (png) => reply({ ok: true, png }),
    () => reply({ ok: false }),
  );
});

function render(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function reply(message: ImageReply): void {
  process.send?.(message, undefined, {}, () => process.disconnect());
}
