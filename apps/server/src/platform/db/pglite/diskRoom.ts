import { accessSync, constants, statfsSync } from 'node:fs';

/**
 * Free bytes below which nothing is written any more. When PostgreSQL can't extend its write-ahead log it ends at once, reads
 * included: so writes stop before, with room for two segments of the log (16 MB each), a checkpoint, and a large import that
 * has begun.
 */
const reservedBytes = 128 * 1024 * 1024;
/** Writes begin again above it, so that a disk at the limit doesn't change its mind with each file. */
const enoughBytes = 160 * 1024 * 1024;

/** Returns the check whether a directory's disk can be written and has room. */
export function createRoomCheck(directory: string): () => boolean {
  let hadRoom = true;
  return () => {
    try {
      accessSync(directory, constants.W_OK);
    } catch {
      return false;
    }
    const { bavail, bsize } = statfsSync(directory);
    const free = bavail * bsize;
    hadRoom = free >= (hadRoom ? reservedBytes : enoughBytes);
    return hadRoom;
  };
}
