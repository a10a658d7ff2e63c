const block = 512;
const text = (header: Uint8Array, from: number, length: number): string =>
  new TextDecoder().decode(header.subarray(from, from + length)).replace(/\0.*$/s, '');

/**
 * Leaves files out of a tar archive of plain entries, by their names without a leading slash: those of the process that
 * wrote it would be another's where it is unpacked.
 * @throws {Error} for an archive that ends in the middle of an entry
 */
export function withoutFiles(archive: Uint8Array, isLeftOut: (name: string) => boolean): Uint8Array {
  const kept: Uint8Array[] = [];
  let at = 0;
  while (at + block <= archive.length) {
    const header = archive.subarray(at, at + block);
    // Two empty blocks end an archive.
    if (header.every((byte) => byte === 0)) break;
    const prefix = text(header, 345, 155);
    const name = `${prefix === '' ? '' : `${prefix}/`}${text(header, 0, 100)}`.replace(/^\.?\//, '');
    const size = Number.parseInt(text(header, 124, 12).trim() || '0', 8);
    const next = at + block + Math.ceil(size / block) * block;
    if (!(next <= archive.length)) throw new Error('The archive of the database is incomplete.');
    if (!isLeftOut(name)) kept.push(archive.subarray(at, next));
    at = next;
  }
  const all = new Uint8Array(kept.reduce((sum, part) => sum + part.length, 0) + 2 * block);
  let end = 0;
  for (const part of kept) {
    all.set(part, end);
    end += part.length;
  }
  return all;
}
