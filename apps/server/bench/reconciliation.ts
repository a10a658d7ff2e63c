/*
 * An invoice of many lines as a stored job, against as many shipments: parse, match, price, save. Prints the time that the
 * database was active, of which loading is the COPY of the lines and the rest is after it: matching, earlier bills, sums.
 * The file is made by another process, so that the most memory is the server's.
 *   node --max-semi-space-size=16 --initial-old-space-size=128 --heap-growing-percent=80 --conditions=@khep/source apps/server/bench/reconciliation.ts [lines] [pglite|postgres] [csv|xlsx]
 * The flags are those of `npm start`.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../src/platform/db/schema.ts';
import type { Engine } from '../test/engines.ts';
import { startTestServer } from '../test/server.ts';
import { copyShipments, createCatalogue, packedOrder } from '../test/shipping.ts';
import { buildSpreadsheet } from '../test/spreadsheet.ts';
import { newCourierFile } from '../src/money/reconciliation/files/newCourierFile.ts';
import { loadReconciliationFile } from '../src/money/reconciliation/files/loadFile.ts';

const count = Number(process.argv[2] ?? 100_000);
const engine = (process.argv[3] ?? 'postgres') as Engine;
const format = process.argv[4] ?? 'csv';
const firstAwb = 14_908_800_000_000;

/** Lines as contracted, but for every fiftieth weight and every hundredth unknown AWB. */
function line(n: number): string {
  const awb = n % 100 === 7 ? firstAwb - n - 1 : firstAwb + n;
  const isHeavy = n % 50 === 3;
  return `${awb},${isHeavy ? 2500 : 2000},D,${isHeavy ? '224.60,0,0,224.60,40.43,265.03' : '179.80,0,0,179.80,32.36,212.16'}`;
}

/**
 * Seconds of the processor that all processes of the database on this machine have used, those that have ended too if they
 * were seen. Other work on the machine makes a session active for longer; this stays the same.
 */
async function watchDatabaseCpu(db: Db): Promise<() => number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const statOf = (pid: string | number) => {
    try {
      return readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
    } catch {
      return [];
    }
  };
  const parent = statOf(rows[0]?.pid ?? 0)[1];
  const used = new Map<string, number>();
  return () => {
    for (const pid of parent === undefined ? [] : readdirSync('/proc'))
      if (/^\d+$/.test(pid) && statOf(pid)[1] === parent)
        used.set(pid, Number(readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ')[0]));
    return [...used.values()].reduce((sum, one) => sum + one, 0) / 1e9;
  };
}

const heading = 'awb,charged_weight_g,zone,freight,rto,cod,sub_total,gst,total';

/** AWBs and zones are text, as most couriers write them, and amounts are numbers. */
function* sheetLines(): Generator<(string | number)[]> {
  yield heading.split(',');
  for (let n = 0; n < count; n += 1)
    yield line(n)
      .split(',')
      .map((cell, index) => (index === 0 || index === 2 ? cell : Number(cell)));
}

/** The invoice as a file, written into one buffer: a million strings would count as the job's memory. */
function invoiceBytes(): Buffer {
  const room = Buffer.alloc(100 + count * 64);
  let length = room.write(`${heading}\n`, 'latin1');
  for (let n = 0; n < count; n += 1) length += room.write(`${line(n)}\n`, length, 'latin1');
  return room.subarray(0, length);
}

/** Makes the invoice in a process of its own and returns its bytes. */
async function makeInvoice(): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'khep-bench-'));
  try {
    const path = join(folder, 'invoice');
    const child = fork(import.meta.filename, [String(count), engine, format, path]);
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error('The invoice was not made.');
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [, , , , , path] = process.argv;
if (path !== undefined) {
  writeFileSync(path, format === 'xlsx' ? buildSpreadsheet(sheetLines, count + 1) : invoiceBytes());
  process.exit();
}

/**
 * Samples what the sessions of a database execute, from another one, whose time isn't counted. Returns the share of samples
 * that were a COPY.
 */
async function watchCopies(url: string): Promise<{ stop: () => Promise<number> }> {
  const { pathname } = new URL(url);
  const elsewhere = new URL(url);
  elsewhere.pathname = '/template1';
  const client = new pg.Client({ connectionString: elsewhere.href });
  await client.connect();
  let [copies, samples] = [0, 0];
  const sample = async () => {
    const { rows } = await client.query<{ is_copy: boolean }>(
      `select query ilike 'copy %' as is_copy from pg_stat_activity where datname = $1 and state = 'active'`,
      [pathname.slice(1)],
    );
    samples += rows.length;
    copies += rows.filter(({ is_copy }) => is_copy).length;
  };
  const timer = setInterval(() => void sample(), 50);
  return {
    async stop() {
      clearInterval(timer);
      await client.end();
      return samples === 0 ? 0 : copies / samples;
    },
  };
}

const server = await startTestServer(engine, { NODE_ENV: 'production' });
try {
  const { db, services } = server;
  const brand = await server.newBrand('Bench');
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  await createCatalogue(call);
  const { id } = await packedOrder(call);
  const { brand_id } = brand;
  await copyShipments(db, { brand_id, order_id: id }, { firstAwb, count });
  // As shipments of weeks ago are.
  await sql`vacuum (analyze) shipments`.execute(db);
  const file = await newCourierFile(db, services, {
    brand_id,
    kind: 'invoice',
    courier_id: 1,
    number: 'BENCH-1',
    day: '2026-11-15',
    file_name: `bench.${format}`,
    uploaded_by: 'Bench',
    bytes: await makeInvoice(),
    at: services.clock.now(),
    mapping: {
      awb: 'awb',
      charged_weight: 'charged_weight_g',
      zone: 'zone',
      freight: 'freight',
      rto: 'rto',
      cod: 'cod',
      sub_total: 'sub_total',
      igst: 'gst',
      total: 'total',
    },
  });
  /** Milliseconds that the sessions of this database executed statements; PGlite doesn't count them. */
  const activeMs = async (): Promise<number> => {
    if (engine === 'pglite') return 0;
    await sql`select pg_stat_force_next_flush()`.execute(db).catch(() => undefined);
    const { rows } = await sql<{ ms: number }>`select active_time::float8 as ms from pg_stat_database
      where datname = current_database()`.execute(db);
    return rows[0]?.ms ?? 0;
  };
  const cpuOfDatabase = engine === 'pglite' ? undefined : await watchDatabaseCpu(db);
  globalThis.gc?.();
  const base = process.memoryUsage().rss;
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
    cpuOfDatabase?.();
  }, 100);
  const { reach } = server.open;
  const copies = reach && (await watchCopies(reach.url));
  const before = await activeMs();
  const cpuBefore = cpuOfDatabase?.() ?? 0;
  const used = process.cpuUsage();
  const started = performance.now();
  const said = await loadReconciliationFile(
    {
      db,
      services,
      owner: { kind: 'user', id: brand.user_id, name: 'Bench' },
      checkpoint: () => undefined,
      progress: () => undefined,
    },
    file,
  );
  const seconds = (performance.now() - started) / 1000;
  const cpu = process.cpuUsage(used);
  clearInterval(watch);
  const shareOfCopies = (await copies?.stop()) ?? 0;
  const databaseUsed = (cpuOfDatabase?.() ?? 0) - cpuBefore;
  // The counters of idle sessions are written once a second.
  if (engine !== 'pglite') await new Promise((resolve) => setTimeout(resolve, 1500));
  const active = (await activeMs()) - before;
  process.stdout.write(
    `${engine}, ${format}: ${said}. ${seconds.toFixed(1)} s in all, ${((cpu.user + cpu.system) / 1e6).toFixed(1)} s of this processor, ${(active / 1000).toFixed(1)} s of database (${databaseUsed.toFixed(2)} s of its processor): ${((active * shareOfCopies) / 1000).toFixed(1)} s loading, ${((active * (1 - shareOfCopies)) / 1000).toFixed(1)} s after it, most memory ${Math.round(peak / 1e6)} MB (${Math.round(base / 1e6)} before)\n`,
  );
} finally {
  await server.stop();
}
