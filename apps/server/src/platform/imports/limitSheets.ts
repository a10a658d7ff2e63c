import { createConcurrencyLimit } from '../../base/concurrencyLimit.ts';
import { tooManyRequests } from '../../base/errors.ts';

/** Parsing a table takes a thread, and memory for the texts that the cells of a spreadsheet share. */
export const limitSheets = createConcurrencyLimit({
  concurrency: 2,
  maxQueued: 20,
  createError: () =>
    tooManyRequests('Many spreadsheets are being imported. Try again in a minute, or upload a CSV file.', 60),
});
