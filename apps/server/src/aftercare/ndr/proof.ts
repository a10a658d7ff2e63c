import type { NdrAnswer } from '@khep/domain/ndr';
import { formatUploadLimit, uploadLimits } from '@khep/domain/uploads';
import { fileTypeFromBuffer } from 'file-type';
import { consumeAttempt } from '../../platform/db/attemptLimit.ts';
import type { Db } from '../../platform/db/schema.ts';
import { notFound, validationError } from '../../base/errors.ts';
import { parseFileName } from '../../platform/files/store.ts';
import { fileResponse } from '../../platform/http/bindRoute.ts';
import type { FileResponse, FormFields } from '../../platform/http/bindRoute.ts';
import type { Session } from '../../platform/http/session.ts';
import { renderImage } from '../../platform/images/renderImage.ts';
import type { Services } from '../../start/services.ts';
import { signToken, verifyToken } from '../../base/signedToken.ts';
import { serverOrigin } from '../../brand/trackingSite/trackingLink.ts';

const maxSide = 2000;
/** Call recordings of phones and of call centres, by media type. */
const recordings = new Map([
  ['audio/mpeg', 'mp3'],
  ['audio/x-m4a', 'm4a'],
  ['audio/mp4', 'm4a'],
  ['video/mp4', 'm4a'],
  ['audio/ogg', 'ogg'],
  ['audio/ogg; codecs=opus', 'ogg'],
  ['audio/wav', 'wav'],
  ['audio/amr', 'amr'],
] as const);
const types = { mp3: 'audio/mpeg', m4a: 'audio/mp4', ogg: 'audio/ogg', wav: 'audio/wav', amr: 'audio/amr' };
const pictures = new Set(['image/png', 'image/jpeg', 'image/webp']);
const prefix = '/api/ndr/proof/';

/**
 * Stores a call recording or a screenshot, which only sessions of the brand can load. Pictures are redrawn.
 * @throws ApiError 422 for another kind of file, or one that is too large
 */
export async function saveProof(
  db: Db,
  services: Services,
  { brand_id }: Session,
  { file }: FormFields,
): Promise<string> {
  if (!(file instanceof File)) throw validationError({ file: 'Choose a recording or a screenshot.' });
  if (file.size > uploadLimits.ndrProof)
    throw validationError({
      file: `This file is larger than ${formatUploadLimit(uploadLimits.ndrProof)}. Choose a smaller one.`,
    });
  await consumeAttempt(db, services.clock, { key: `upload:${brand_id}`, limit: 200, windowSeconds: 3600 });
  const bytes = new Uint8Array(await file.arrayBuffer());
  return proofAddress(await storeProof(db, services, brand_id, bytes, 'recording or screenshot'));
}

/** Stores a file by its content and returns its name. @throws ApiError 422 for another kind of file */
export async function storeProof(
  db: Db,
  services: Services,
  brand_id: string,
  bytes: Uint8Array,
  wanted: 'recording' | 'recording or screenshot',
): Promise<string> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  const extension = recordings.get(mime as never);
  const isPicture = wanted !== 'recording' && pictures.has(mime);
  const stored = extension ? bytes : isPicture ? await renderImage(bytes, maxSide) : undefined;
  if (stored === undefined)
    throw validationError({
      file: 'Choose a recording (MP3, M4A, OGG, WAV, AMR) or a screenshot (PNG, JPEG, WebP).',
    });
  const name = parseFileName(await services.privateFiles.save(stored, extension ?? 'png')) ?? '';
  await db
    .insertInto('private_uploads')
    .values({ brand_id, name, created_at: services.clock.now() })
    .execute();
  return name;
}

/** Returns the address of a stored file, for sessions of its brand. */
export const proofAddress = (name: string): string => `${prefix}${name}`;

/**
 * Checks that the proof of an answer is stored for the brand: a courier gets a link to it.
 * @throws ApiError 422 for another address, and for another brand's file
 */
export async function assertOwnProof(
  db: Db,
  brand_id: string,
  { call_recording, screenshot }: NdrAnswer['proof'],
): Promise<void> {
  const addresses = [call_recording, screenshot].filter((address) => address !== '');
  if (addresses.length === 0) return;
  const names = new Set(
    addresses.map((address) =>
      address.startsWith(prefix) ? (parseFileName(address.slice(prefix.length)) ?? '') : '',
    ),
  );
  const own = await db
    .selectFrom('private_uploads')
    .select('name')
    .distinct()
    .where('brand_id', '=', brand_id)
    .where('name', 'in', [...names])
    .execute();
  if (own.length < names.size) throw validationError({ proof: 'Upload the file again.' });
}

/** Names of the files of an answer. */
export const proofNames = ({ call_recording, screenshot }: NdrAnswer['proof']): string[] =>
  [call_recording, screenshot].flatMap((address) => (address === '' ? [] : address.slice(prefix.length)));

/** A courier looks into a report within days. */
const linkMs = 14 * 86_400_000;

interface ProofFile {
  brand_id: string;
  name: string;
}

/** Returns an address at which a courier opens one file without a login, for 14 days. */
export const proofLinkUrl = (services: Services, { brand_id, name }: ProofFile): string => {
  const token = signToken(services, ['proof', brand_id, name], services.clock.now().getTime() + linkMs);
  return `${serverOrigin(services)}/d/proof/${token}`;
};

/** Returns the file of a link; undefined if it is forged or has expired. */
export function verifyProofLink(services: Services, token: string): ProofFile | undefined {
  const [use, brand_id = '', name = ''] = verifyToken(services, token) ?? [];
  return use === 'proof' ? { brand_id, name } : undefined;
}

/** Loads a proof. @throws ApiError 404, also for another brand's */
export async function loadProof(
  db: Db,
  services: Services,
  { brand_id }: Pick<Session, 'brand_id'>,
  name: string,
): Promise<FileResponse> {
  const own = await db
    .selectFrom('private_uploads')
    .select('name')
    .where('brand_id', '=', brand_id)
    .where('name', '=', name)
    .executeTakeFirst();
  const bytes = own && (await services.privateFiles.read(own.name));
  if (!bytes) throw notFound('file');
  const extension = name.slice(name.lastIndexOf('.') + 1);
  const type = Object.hasOwn(types, extension) ? types[extension as keyof typeof types] : 'image/png';
  return fileResponse({ bytes, type });
}
