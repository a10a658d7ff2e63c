import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncDirectory } from './syncDirectory.ts';

/** Uploaded and produced files. Names are unguessable and carry no directory. */
export interface FileStore {
  /** Stores the bytes and returns the path they are served at, such as `/files/…png`. */
  save(bytes: Uint8Array, extension: FileExtension): Promise<string>;
  /** Returns the bytes of a served path or name, or undefined. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Deletes a file; a missing one is not an error. */
  remove(name: string): Promise<void>;
}

export type FileExtension =
  | 'png'
  | 'jpg'
  | 'webp'
  | 'pdf'
  | 'csv'
  | 'xlsx'
  | 'mp3'
  | 'm4a'
  | 'ogg'
  | 'wav'
  | 'amr';

const safeName = /^[a-z0-9]{32}\.(png|jpg|webp|pdf|csv|xlsx|mp3|m4a|ogg|wav|amr)$/;

export const newFileName = (extension: FileExtension): string =>
  `${randomBytes(16).toString('hex')}.${extension}`;

/** Returns the name behind a served path, or undefined if no store would have made it. */
export function parseFileName(path: string): string | undefined {
  const name = path.replace(/^\/files\//, '');
  return safeName.test(name) ? name : undefined;
}

/**
 * Stores files in a directory of this machine.
 * @param sync makes the names of its files durable
 */
export function diskStore(directory: string, sync = syncDirectory): FileStore {
  return {
    async save(bytes, extension) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const name = newFileName(extension);
      await writeFile(join(directory, name), bytes, { mode: 0o600, flag: 'wx', flush: true });
      await sync(directory);
      return `/files/${name}`;
    },
    async read(path) {
      const name = parseFileName(path);
      if (name === undefined) return undefined;
      try {
        return await readFile(join(directory, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(path) {
      const name = parseFileName(path);
      if (name !== undefined) await rm(join(directory, name), { force: true });
    },
  };
}
