// A process of its own for decoding uploads: native decoders can't be interrupted, but a process can be killed.
import sharp from 'sharp';

export interface ImageRequest {
  bytes: Uint8Array;
  /** The longest side of the result, pixels. */
  side: number;
  /** JPEG for photos: a tenth of a PNG's bytes. */
  format: 'png' | 'jpeg';
}

export type ImageReply = { ok: true; image: Uint8Array } | { ok: false };

const maxPixels = 40_000_000;

process.once('message', (request: ImageRequest) => {
  render(request).then(
    (image) => reply({ ok: true, image }),
    () => reply({ ok: false }),
  );
});

function render({ bytes, side, format }: ImageRequest): Promise<Uint8Array> {
  const redrawn = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true });
  const encoded =
    format === 'jpeg'
      ? redrawn.flatten({ background: '#fff' }).jpeg({ quality: 85 })
      : redrawn.png({ compressionLevel: 9 });
  return encoded.toBuffer();
}

function reply(message: ImageReply): void {
  process.send?.(message, undefined, {}, () => process.disconnect());
}
