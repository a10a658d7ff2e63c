import { validationError } from '../../base/errors.ts';
import type { ApiError } from '../../base/errors.ts';

/** A file that is an archive but no spreadsheet, or one that is too large or damaged. */
export const unreadableSpreadsheet = (): ApiError =>
  validationError({ file: "This spreadsheet can't be read. Save it as CSV and upload that." });
