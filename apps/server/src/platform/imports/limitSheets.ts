import { createSharedPool } from '../../base/sharedPool.ts';
import { tooManyRequests } from '../../base/errors.ts';

/** Parsing a table takes a thread, and memory for the texts that the cells of a spreadsheet share. */
export const limitSheets = createSharedPool({
  concurrency: 2,
  maxQueuedPerKey: 20,
  createError: () => tooManyRequests('Many files of your brand are being read. Try again in a minute.', 60),
});
