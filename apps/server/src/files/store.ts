import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Uploaded and produced files, on this machine's disk. Names are unguessable and carry no directory. */
export interface FileStore {
  /** Keeps the bytes and returns the path they are served at, such as `/files/…png`. */
  save(bytes: Uint8Array, extension: 'png' | 'webp' | 'pdf' | 'csv'): Promise<string>;
  /** The bytes of a served path or name, or undefined. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Forgets a file; one that is gone already is no mistake. */
  remove(name: string): Promise<void>;
}

const safeName = /^[a-z0-9]{32}\.(png|webp|pdf|csv)$/;

/** A store in one directory. */
export function diskStore(directory: string): FileStore {
  return {
    async save(bytes, extension) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const name = `${randomBytes(16).toString('hex')}.${extension}`;
      await writeFile(join(directory, name), bytes, { mode: 0o600, flag: 'wx', flush: true });
      return `/files/${name}`;
    },
    async read(name) {
      const base = name.replace(/^\/files\//, '');
      if (!safeName.test(base)) return undefined;
      try {
        return await readFile(join(directory, base));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(name) {
      const base = name.replace(/^\/files\//, '');
      if (safeName.test(base)) await rm(join(directory, base), { force: true });
    },
  };
}
