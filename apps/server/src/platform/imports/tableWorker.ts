import { parentPort, workerData } from 'node:worker_threads';
import { yieldToRequests } from '../../base/yieldToRequests.ts';
import { buildTable, TableProblem } from './buildTable.ts';
import { FileProblem } from './fileLimits.ts';
import type { TableJob, TableMessage, TableRow } from './parseTable.ts';
import { Batch, postInTurns } from './postInTurns.ts';

yieldToRequests();

const job = workerData as TableJob;
const port = parentPort!;
const postMessage = postInTurns(port);
const post = (message: TableMessage) => postMessage(message);

try {
  const { head, rows } = await buildTable(job);
  const batch = new Batch<TableRow>();
  for (const row of rows()) if (batch.add(row, Object.values(row.cells))) await post({ rows: batch.take() });
  const last = batch.take();
  if (last.length > 0) await post({ rows: last });
  await post({ head });
} catch (error) {
  if (error instanceof TableProblem) await post({ problem: error.message, field: error.field });
  else if (error instanceof FileProblem) await post({ problem: error.message, field: 'file' });
  else throw error;
}
port.close();
