import { formatUploadLimit, uploadLimits } from '@khep/domain/uploads';
import { fileTypeFromBuffer } from 'file-type';
import { consumeAttempt } from '../../platform/db/attemptLimit.ts';
import type { Db } from '../../platform/db/schema.ts';
import { validationError } from '../../base/errors.ts';
import type { FormFields } from '../../platform/http/bindRoute.ts';
import type { Services } from '../../start/services.ts';
import { savePrivateImage, savePublicImage } from './privateImages.ts';
import { renderImage } from '../../platform/images/renderImage.ts';
import { plainSvg } from '../../platform/images/plainSvg.ts';

const maxSide = 2000;
/**
 * A bench that packs 2,000 parcels in eight hours takes six photos of each: 1,500 an hour, and twice that for those that waited
 * for a network. Logos and scans of papers are few; a buyer has one order.
 */
const uploadsPerHour = { photo: 3000, brand: 200, order: 20 };
const accepted = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']);

/** Whose image it is. Of an order's buyer with `order_id`: one buyer can't use up what the brand may upload. */
export interface ImageOwner {
  brand_id: string;
  order_id?: string;
}

/**
 * Stores an uploaded image as PNG, a photo as JPEG, and returns its address. The image is redrawn, so that nothing of the upload itself
 * (scripts in an SVG, places in a photo) is ever served. A private PDF is stored as it is.
 * @throws ApiError 422 if it is no image, too large, or takes too long to decode
 */
export async function storeImage(
  db: Db,
  services: Services,
  { brand_id, order_id }: ImageOwner,
  form: FormFields,
  side = maxSide,
): Promise<string> {
  const { file } = form;
  if (!(file instanceof File)) throw validationError({ file: 'Choose an image: PNG, JPEG, WebP or SVG.' });
  if (file.size > uploadLimits.image)
    throw validationError({
      file: `This image is larger than ${formatUploadLimit(uploadLimits.image)}. Choose a smaller one.`,
    });
  const isPrivate = form['is_private'] === 'true';
  const isPhoto = !isPrivate && (form['is_photo'] === 'true' || order_id !== undefined);
  const limit = order_id !== undefined ? 'order' : isPhoto ? 'photo' : 'brand';
  const limitKeys = {
    photo: `upload:${brand_id}::photo`,
    brand: `upload:${brand_id}`,
    order: `upload:${brand_id}:${order_id ?? ''}`,
  };
  await consumeAttempt(db, services.clock, {
    key: limitKeys[limit],
    limit: uploadsPerHour[limit],
    windowSeconds: 3600,
  });
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Certificates are often PDFs. Only private ones: a public file is redrawn.
  if (isPrivate && (await fileTypeFromBuffer(bytes))?.mime === 'application/pdf')
    return savePrivateImage(db, services, { brand_id }, bytes, 'pdf');
  const kind = await imageKind(bytes);
  if (kind === undefined)
    throw validationError({
      file: isPrivate
        ? "This isn't an image or PDF. Choose PNG, JPEG, WebP, SVG or PDF."
        : "This isn't an image. Choose PNG, JPEG, WebP or SVG.",
    });
  const image = await renderImage(kind === 'svg' ? drawableSvg(bytes, side) : bytes, side, {
    format: isPhoto ? 'jpeg' : 'png',
  });
  if (image === undefined)
    throw validationError({
      file: "This image can't be read or is too large. Save it as PNG or JPEG and try again.",
    });
  if (isPrivate) return savePrivateImage(db, services, { brand_id }, image);
  return savePublicImage(db, services, { brand_id }, image, isPhoto ? 'jpg' : 'png');
}

/** An SVG as it may be drawn. @throws ApiError 422 saying why it may not */
function drawableSvg(bytes: Uint8Array, side: number): Uint8Array {
  const plain = plainSvg(new TextDecoder().decode(bytes), side);
  if ('problem' in plain) throw validationError({ file: plain.problem });
  return new TextEncoder().encode(plain.svg);
}

async function imageKind(bytes: Uint8Array): Promise<'svg' | 'bitmap' | undefined> {
  const type = await fileTypeFromBuffer(bytes);
  if (type !== undefined && type.mime !== 'application/xml')
    return accepted.has(type.mime) ? 'bitmap' : undefined;
  const start = new TextDecoder().decode(bytes.subarray(0, 2000));
  return /^\s*(<\?xml[^>]*\?>\s*)?(<!DOCTYPE[^>]*>\s*)?(<!--(?:(?!-->)[\s\S])*-->\s*)*<svg[\s>]/i.test(start)
    ? 'svg'
    : undefined;
}
