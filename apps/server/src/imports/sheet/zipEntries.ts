import { createInflateRaw } from 'node:zlib';

/** A part of a zip archive. */
export interface ZipEntry {
  /** Where its local header begins. */
  offset: number;
  /** Bytes in the archive. */
  packed: number;
  /** Bytes when unpacked, as the directory declares. */
  unpacked: number;
  method: number;
}

const endSignature = 0x0605_4b50;
const zip64LocatorSignature = 0x0706_4b50;
const zip64EndSignature = 0x0606_4b50;
const entrySignature = 0x0201_4b50;
const localSignature = 0x0403_4b50;
/** A field that is too large for 32 bits is in the zip64 extra field. */
const inExtra = 0xffff_ffff;
const zip64Extra = 1;
const maxEntries = 10_000;
const chunkBytes = 256 * 1024;

/** True for an XLSX file, whatever its name is. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/**
 * Lists the parts of a zip archive by its directory. Scanning for local headers would find false ones in compressed data,
 * which programs that stream their archive don't delimit otherwise.
 * @throws RangeError if it is not an archive
 */
export function listZipEntries(bytes: Uint8Array): Map<string, ZipEntry> {
  const view = viewOf(bytes);
  const names = new TextDecoder();
  const entries = new Map<string, ZipEntry>();
  let at = findDirectory(view);
  while (at + 46 <= bytes.length && view.getUint32(at, true) === entrySignature) {
    if (entries.size >= maxEntries) throw new RangeError('The archive has too many parts.');
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const extraAt = at + 46 + nameLength;
    // The order of the values in the extra field.
    const [unpacked, packed, offset] = readSizes(view, [at + 24, at + 20, at + 42], extraAt, extraLength);
    entries.set(names.decode(bytes.subarray(at + 46, extraAt)), {
      offset,
      packed,
      unpacked,
      method: view.getUint16(at + 10, true),
    });
    at = extraAt + extraLength + view.getUint16(at + 32, true);
  }
  return entries;
}

function findDirectory(view: DataView): number {
  // The end record is 22 bytes and a comment of at most 65,535.
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) !== endSignature) continue;
    const directory = view.getUint32(at + 16, true);
    const entries = view.getUint16(at + 10, true);
    const hasLocator = at >= 20 && view.getUint32(at - 20, true) === zip64LocatorSignature;
    if (!hasLocator || (directory !== inExtra && entries !== 0xffff)) return directory;
    const end = Number(view.getBigUint64(at - 12, true));
    if (view.getUint32(end, true) !== zip64EndSignature) break;
    return Number(view.getBigUint64(end + 48, true));
  }
  throw new RangeError('The archive has no directory.');
}

type Sizes = [unpacked: number, packed: number, offset: number];

function readSizes(view: DataView, fields: Sizes, extraAt: number, extraLength: number): Sizes {
  const sizes = fields.map((field) => view.getUint32(field, true)) as Sizes;
  let at = extraAt;
  while (at + 4 <= extraAt + extraLength) {
    const length = view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === zip64Extra) {
      let value = at + 4;
      for (const [index, size] of sizes.entries()) {
        if (size !== inExtra) continue;
        sizes[index] = Number(view.getBigUint64(value, true));
        value += 8;
      }
    }
    at += 4 + length;
  }
  return sizes;
}

/**
 * Unpacks a part in chunks of at most 256 KB; nothing is kept.
 * @throws RangeError if it is larger or smaller than declared, or not as archives of spreadsheets are
 */
export async function* unpackEntry(bytes: Uint8Array, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const view = viewOf(bytes);
  const { offset } = entry;
  if (view.getUint32(offset, true) !== localSignature) throw new RangeError('The archive is damaged.');
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const packed = bytes.subarray(start, start + entry.packed);
  if (packed.length !== entry.packed) throw new RangeError('The archive is cut off.');
  let length = 0;
  for await (const chunk of unpack(packed, entry.method)) {
    length += chunk.length;
    if (length > entry.unpacked) break;
    yield chunk;
  }
  if (length !== entry.unpacked) throw new RangeError('The archive declares a wrong size.');
}

async function* unpack(packed: Uint8Array, method: number): AsyncGenerator<Uint8Array> {
  if (method === 0) {
    for (let at = 0; at < packed.length; at += chunkBytes) yield packed.subarray(at, at + chunkBytes);
    return;
  }
  if (method !== 8) throw new RangeError(`The archive uses the compression method ${method}.`);
  const inflate = createInflateRaw({ chunkSize: chunkBytes });
  inflate.end(packed);
  for await (const chunk of inflate) yield chunk as Uint8Array;
}
