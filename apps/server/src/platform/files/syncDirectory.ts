import { open } from 'node:fs/promises';

/** Makes the names of new files in a directory durable: syncing a file doesn't sync its entry. */
export async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
