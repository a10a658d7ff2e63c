/** Records the statements that Citus sent to several shards, and whose they are: the product's or a test's own. */
import { appendFileSync } from 'node:fs';
import pg from 'pg';

export interface FanOut {
  statement: string;
  /** The line of the server that ran it. */
  from: string;
}

const notice = 'multi-task query about to be executed';
const record = process.env['CITUS_FAN_OUT'];
const patched = Symbol.for('khep.recordFanOut');

interface Recording {
  text: string;
  stack: string;
}

type Query = (this: pg.Client, ...values: unknown[]) => unknown;

if (record !== undefined && !(patched in pg.Client.prototype)) {
  const original = Reflect.get(pg.Client.prototype, 'query') as Query;
  const running = new WeakMap<pg.Client, Recording>();
  const recordQuery: Query = function recordQuery(...values) {
    const first = values[0] as string | { text?: string } | undefined;
    const text = typeof first === 'string' ? first : (first?.text ?? '');
    if (!running.has(this))
      this.on('notice', ({ message }) => {
        const query = running.get(this);
        const from = query && lineOf(query.stack);
        if (message === notice && query && from !== undefined)
          appendFileSync(record, `${JSON.stringify({ statement: query.text, from } satisfies FanOut)}\n`);
      });
    Error.stackTraceLimit = 60;
    running.set(this, { text, stack: new Error('here').stack ?? '' });
    return original.apply(this, values);
  };
  Object.assign(pg.Client.prototype, { query: recordQuery, [patched]: true });
}

/** Returns the innermost line of the server in a stack; undefined if a test ran the statement itself. */
function lineOf(stack: string): string | undefined {
  const frames = [...stack.matchAll(/apps\/server\/((?:src|test)\/[^:?\s)]+)[^:\s)]*:(\d+)/g)].map(
    ([, file = '', line = '']) => ({ file, line }),
  );
  const first = frames.find(
    ({ file }) => !/^test\/citus\/|^src\/platform\/db\/(?:acrossBrands|copyingClient)/.test(file),
  );
  if (!first || /^test\/|\.test\.ts$/.test(first.file)) return undefined;
  return `${first.file}:${first.line}`;
}
