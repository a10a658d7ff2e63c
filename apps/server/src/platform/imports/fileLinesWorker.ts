import { parentPort, workerData } from 'node:worker_threads';
import { yieldToRequests } from '../../base/yieldToRequests.ts';
import { FileProblem, tooManyLines } from './fileLimits.ts';
import { openFile } from './fileLines.ts';
import type { FileLine, OpenFile } from './fileLine.ts';
import { Batch, postInTurns } from './postInTurns.ts';
import type { FileLinesJob, FileLinesMessage } from './readFileLines.ts';

yieldToRequests();

const { bytes, maxUnpacked, sheet, maxLines } = workerData as FileLinesJob;
const port = parentPort!;
const postMessage = postInTurns(port);
const post = (message: FileLinesMessage) => postMessage(message);

async function stream({ sheets, expected, lines }: OpenFile): Promise<void> {
  const batch = new Batch<FileLine>();
  const message = (rows: FileLine[] | undefined) => ({ lines: rows, expected: expected(), sheets });
  for await (const line of lines) {
    if (line.row > maxLines) throw new FileProblem(tooManyLines(maxLines));
    if (batch.add(line, line.cells)) await post(message(batch.take()));
  }
  const last = batch.take();
  if (last.length > 0) await post(message(last));
  await post(message(undefined));
}

try {
  await stream(await openFile(bytes, { sheet, maxUnpacked }));
} catch (error) {
  if (!(error instanceof FileProblem)) throw error;
  await post({ lines: undefined, expected: 0, sheets: 0, problem: error.message });
}
port.close();
