import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { takeAttempt } from '../accounts/attempts.ts';
import type { Db } from '../db/schema.ts';
import { invalid } from '../errors.ts';
import type { FormParts } from '../http/serve.ts';
import type { Session } from '../http/session.ts';
import type { Services } from '../services.ts';

const mostBytes = 5 * 1024 * 1024;
const mostPixels = 40_000_000;
const longestSide = 2000;
/** A small SVG can ask for filters over filters. */
const longestDrawingSeconds = 15;
const accepted = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
  'application/xml',
]);

/**
 * Keeps an uploaded picture as PNG and returns its address. Whatever came is drawn again, so that nothing of the
 * upload itself (scripts in an SVG, places in a photo) is ever served.
 */
export async function keepPicture(
  db: Db,
  services: Services,
  session: Session,
  form: FormParts,
  side = longestSide,
): Promise<string> {
  const { file } = form;
  if (!(file instanceof File)) throw invalid({ file: 'Choose a picture: PNG, JPEG, WebP or SVG.' });
  if (file.size > mostBytes) throw invalid({ file: 'This picture is too large: at most 5 MB.' });
  await takeAttempt(db, services.clock, {
    key: `upload:${session.brand_id}`,
    limit: 200,
    windowSeconds: 3600,
  });
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!(await isPicture(bytes)))
    throw invalid({ file: 'This is not a picture: choose PNG, JPEG, WebP or SVG.' });
  return services.files.save(await redraw(bytes, side), 'png');
}

async function isPicture(bytes: Uint8Array): Promise<boolean> {
  const type = await fileTypeFromBuffer(bytes);
  if (type !== undefined) return accepted.has(type.mime);
  return /^\s*(<\?xml[^>]*\?>\s*)?(<!--(?:(?!-->)[\s\S])*-->\s*)*<svg[\s>]/.test(
    new TextDecoder().decode(bytes.subarray(0, 2000)),
  );
}

async function redraw(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .timeout({ seconds: longestDrawingSeconds })
      .toBuffer();
  } catch {
    throw invalid({ file: 'This picture cannot be read, or is too large. Save it again as PNG and retry.' });
  }
}
