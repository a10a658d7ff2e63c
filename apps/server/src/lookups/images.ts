import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { consumeAttempt } from '../accounts/attemptLimit.ts';
import type { Db } from '../db/schema.ts';
import { validationError } from '../errors.ts';
import type { FormFields } from '../http/bindRoute.ts';
import type { Session } from '../http/session.ts';
import type { Services } from '../services.ts';

const maxBytes = 5 * 1024 * 1024;
const maxPixels = 40_000_000;
const maxSide = 2000;
/** A small SVG can nest expensive filters. */
const renderTimeoutSeconds = 15;
const accepted = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
  'application/xml',
]);

/**
 * Stores an uploaded image as PNG and returns its address. Every image is re-encoded, so that nothing of the
 * upload (scripts in an SVG, locations in a photo) is served.
 */
export async function storeImage(
  db: Db,
  services: Services,
  session: Session,
  form: FormFields,
  side = maxSide,
): Promise<string> {
  const { file } = form;
  if (!(file instanceof File)) throw validationError({ file: 'Choose an image: PNG, JPEG, WebP or SVG.' });
  if (file.size > maxBytes) throw validationError({ file: 'This image is too large. The limit is 5 MB.' });
  await consumeAttempt(db, services.clock, {
    key: `upload:${session.brand_id}`,
    limit: 200,
    windowSeconds: 3600,
  });
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!(await isImage(bytes)))
    throw validationError({ file: "This isn't an image. Choose PNG, JPEG, WebP or SVG." });
  return services.files.save(await redraw(bytes, side), 'png');
}

async function isImage(bytes: Uint8Array): Promise<boolean> {
  const type = await fileTypeFromBuffer(bytes);
  if (type !== undefined) return accepted.has(type.mime);
  return /^\s*(<\?xml[^>]*\?>\s*)?(<!--(?:(?!-->)[\s\S])*-->\s*)*<svg[\s>]/.test(
    new TextDecoder().decode(bytes.subarray(0, 2000)),
  );
}

async function redraw(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .timeout({ seconds: renderTimeoutSeconds })
      .toBuffer();
  } catch {
    throw validationError({
      file: "This image can't be read or is too large. Save it as PNG and try again.",
    });
  }
}
