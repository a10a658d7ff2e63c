/**
 * Names the cause of changes of a rate as analytics finds it, one JSON line for each case.
 *
 *   node --conditions=@khep/source packages/domain/bench/causes.ts cases.ndjson.gz > result.jsonl
 *
 * A case has `columns` (the minute, dimensions, `value`, `cnt`), `rows` of them, and the `moment` of the change.
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { findChanges } from '@khep/domain/analytics';
import type { RateCell } from '@khep/domain/analytics';

interface RateCase {
  case: string;
  moment: number;
  columns: string[];
  rows: string[][];
}

const [file = ''] = process.argv.slice(2);
for (const line of gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n')) {
  const given = JSON.parse(line) as RateCase;
  const start = performance.now();
  const cells = new Map<string, RateCell>();
  for (const row of given.rows) {
    const values = row.slice(1, -2);
    const key = JSON.stringify(values);
    const cell = cells.get(key) ?? { values, eventsBefore: 0, totalBefore: 0, eventsAfter: 0, totalAfter: 0 };
    const [events = 0, total = 0] = row.slice(-2).map(Number);
    if (Number(row[0]) < given.moment) {
      cell.eventsBefore += events;
      cell.totalBefore += total;
    } else {
      cell.eventsAfter += events;
      cell.totalAfter += total;
    }
    cells.set(key, cell);
  }
  // As analytics finds it: a case without a part that changed by more than chance has no answer.
  const [first] = findChanges(given.columns.slice(1, -2), [...cells.values()], {
    paisePerEvent: null,
  }).findings.filter(({ kind }) => kind === 'segment');
  const causes = first ? [first.where] : [];
  console.log(JSON.stringify({ case: given.case, causes, ms: performance.now() - start }));
}
