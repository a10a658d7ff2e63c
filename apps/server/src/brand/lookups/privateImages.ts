import { calls } from '@khep/api';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { notFound } from '../../base/errors.ts';
import { parseFileName } from '../../platform/files/store.ts';
import { fileResponse } from '../../platform/http/bindRoute.ts';
import type { FileResponse } from '../../platform/http/bindRoute.ts';
import type { Session } from '../../platform/http/session.ts';
import type { Services } from '../../start/services.ts';

const prefix = `/api${calls.utils.privateImage.path.replace('{name}', '')}`;

type Brand = Pick<Session, 'brand_id'>;

/** Stores an image or a PDF that only sessions of the brand can load; returns its address. */
export async function savePrivateImage(
  db: Db | Tx,
  { privateFiles, clock }: Pick<Services, 'privateFiles' | 'clock'>,
  { brand_id }: Brand,
  bytes: Uint8Array,
  extension: 'png' | 'jpg' | 'pdf' = 'png',
): Promise<string> {
  const name = parseFileName(await privateFiles.save(bytes, extension)) ?? '';
  await db.insertInto('private_uploads').values({ brand_id, name, created_at: clock.now() }).execute();
  return `${prefix}${name}`;
}

/**
 * Loads a private image or PDF.
 * @throws ApiError 404, also for another brand's
 */
export async function loadPrivateImage(
  db: Db,
  { privateFiles }: Pick<Services, 'privateFiles'>,
  { brand_id }: Brand,
  name: string,
): Promise<FileResponse> {
  const own = await db
    .selectFrom('private_uploads')
    .select('name')
    .where('brand_id', '=', brand_id)
    .where('name', '=', name)
    .executeTakeFirst();
  const bytes = own && (await privateFiles.read(own.name));
  if (!bytes) throw notFound('image');
  // A PDF is as it was uploaded: it is saved to disk, never shown as a page of ours.
  if (name.endsWith('.pdf')) return fileResponse({ bytes, type: 'application/pdf', name });
  return fileResponse({ bytes, type: name.endsWith('.jpg') ? 'image/jpeg' : 'image/png' });
}

/** Stores an image that everyone with its address can load; returns the address. */
export async function savePublicImage(
  db: Db | Tx,
  { files, clock }: Pick<Services, 'files' | 'clock'>,
  { brand_id }: Brand,
  bytes: Uint8Array,
  extension: 'png' | 'jpg' = 'png',
): Promise<string> {
  const path = await files.save(bytes, extension);
  const name = parseFileName(path) ?? '';
  await db.insertInto('public_uploads').values({ brand_id, name, created_at: clock.now() }).execute();
  return path;
}

/**
 * Makes a public image of the brand private: returns its new address, or the given one if it isn't public. Of another
 * brand's image, whose address everyone can read, it keeps a private copy.
 */
export async function makeImagePrivate(
  db: Db | Tx,
  services: Pick<Services, 'files' | 'privateFiles' | 'clock'>,
  brand: Brand,
  path: string,
): Promise<string> {
  const bytes = path.startsWith('/files/') ? await services.files.read(path) : undefined;
  if (bytes === undefined) return path;
  const kept = await savePrivateImage(db, services, brand, bytes, path.endsWith('.jpg') ? 'jpg' : 'png');
  const own = await db
    .deleteFrom('public_uploads')
    .where('brand_id', '=', brand.brand_id)
    .where('name', '=', parseFileName(path) ?? '')
    .returning('name')
    .executeTakeFirst();
  if (own) await services.files.remove(path);
  return kept;
}

/** Where an uploaded image is, by its address; undefined for another address. */
function findUpload(path: string): { name: string; isPrivate: boolean } | undefined {
  const isPrivate = path.startsWith(prefix);
  const name = parseFileName(isPrivate ? path.slice(prefix.length) : path);
  return name === undefined ? undefined : { name, isPrivate };
}

/** Returns the bytes of an uploaded image of the brand, public or private, by its address; undefined for any other. */
export async function readUpload(
  db: Db | Tx,
  { files, privateFiles }: Pick<Services, 'files' | 'privateFiles'>,
  brand_id: string,
  path: string,
): Promise<Uint8Array | undefined> {
  const upload = findUpload(path);
  if (!upload) return undefined;
  const { name, isPrivate } = upload;
  const own = await db
    .selectFrom(isPrivate ? 'private_uploads' : 'public_uploads')
    .select('name')
    .where('brand_id', '=', brand_id)
    .where('name', '=', name)
    .executeTakeFirst();
  return own && (isPrivate ? privateFiles : files).read(name);
}

/** Deletes uploaded images of the brand, public or private, by their addresses. Those of others are left alone. */
export async function removeUploads(
  tx: Tx,
  { files, privateFiles }: Pick<Services, 'files' | 'privateFiles'>,
  brand_id: string,
  paths: Iterable<string>,
): Promise<void> {
  for (const path of new Set(paths)) {
    const upload = findUpload(path);
    if (!upload) continue;
    const { name, isPrivate } = upload;
    const own = await tx
      .deleteFrom(isPrivate ? 'private_uploads' : 'public_uploads')
      .where('brand_id', '=', brand_id)
      .where('name', '=', name)
      .returning('name')
      .executeTakeFirst();
    // Before the commit: files without a row would never be found again.
    if (own) await (isPrivate ? privateFiles : files).remove(name);
  }
}
