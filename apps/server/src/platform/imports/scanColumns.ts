import type { ColumnMapping, FileChoices, FoundDateOrder } from '@khep/domain/mapping';
import { runInThread } from '../../base/runInThread.ts';
import { fileError, ownBuffer } from './readFileLines.ts';
import { unreadableSpreadsheet } from './unreadableSpreadsheet.ts';

export interface ColumnScanJob {
  bytes: Uint8Array;
  sheet: number;
  /** Headings by field. */
  mapping: ColumnMapping;
  /** Fields whose column has dates: it is read to its end. */
  dateFields: readonly string[];
  choices: FileChoices;
}

/** How a large file is written, which its first lines don't tell alone. */
export interface ColumnScan {
  /** As a spreadsheet counts. */
  heading_row: number;
  titles: string[];
  /** The first lines below the heading. */
  sample: string[][];
  /** The order of day and month by field, by all of its dates. */
  dates: Record<string, FoundDateOrder>;
}

/** Two million lines take some minutes. */
const maxScanMs = 600_000;

/**
 * Reads a courier's file once before its lines are used, in a thread. The bytes are empty afterwards.
 * @throws ApiError 422 on the field `file`
 */
export async function scanColumns(job: ColumnScanJob): Promise<ColumnScan> {
  const scan = await runInThread<ColumnScan | { problem: string }>(
    new URL('scanColumnsWorker.ts', import.meta.url),
    job,
    { transferList: ownBuffer(job.bytes), timeoutMs: maxScanMs },
  );
  if (scan === undefined) throw unreadableSpreadsheet();
  if ('problem' in scan) throw fileError(scan.problem);
  return scan;
}
