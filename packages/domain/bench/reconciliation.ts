/**
 * Reconciles an invoice with its shipments in memory: index, join, prices, categories and sums.
 *
 *   node --conditions=@khep/source packages/domain/bench/reconciliation.ts 1000000 [folder]
 *
 * With a folder it also writes the same data as `invoice.csv`, `shipments.csv` and `rates.csv`, so that a database can do the
 * same joins and sums in the same run.
 */
import { mkdirSync, openSync, writeSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { exampleRateCard } from '@khep/domain/rating';
import type { RateCard } from '@khep/domain/rating';
import { compileContract, invoiceCategories, reconcileColumns } from '@khep/domain/reconciliation';

const count = Number(process.argv[2] ?? 1_000_000);
const folder = process.argv[3];
const zones = ['A', 'B', 'C', 'D', 'E'];
const courierCount = 8;

let state = 42;
/** An integer below `limit`, the same in each run. */
function random(limit: number): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
}

const cards = Array.from({ length: courierCount }, (_, courier): RateCard => ({
  ...exampleRateCard,
  forward_contract_data: Object.fromEntries(
    zones.map((zone, at) => [zone, { base: 28 + courier * 2 + at * 7, additional: 22 + courier + at * 6 }]),
  ),
  rto_contract_data: Object.fromEntries(
    zones.map((zone, at) => [zone, { base: 20 + courier * 2 + at * 7, additional: 22 + courier + at * 6 }]),
  ),
  vas_contract_data: {
    COD: { parameters: { fixed: 35 + courier, percentage: 2 } },
    FSC: { parameters: { rate: 10 } },
  },
}));
const contracts = cards.map((card) => compileContract(card, zones));

const shipments = {
  awb: new Float64Array(count),
  card: new Uint16Array(count),
  zone: new Uint8Array(count),
  weight_g: new Int32Array(count),
  volume_cm3: new Int32Array(count),
  collect: new Int32Array(count),
  kind: new Uint8Array(count),
};
const billed = {
  awb: new Float64Array(count),
  zone: new Uint8Array(count),
  charged_g: new Int32Array(count),
  freight: new Int32Array(count),
  rto: new Int32Array(count),
  cod: new Int32Array(count),
  fsc: new Int32Array(count),
  other: new Int32Array(count),
  gst: new Int32Array(count),
  total: new Int32Array(count),
};

for (let at = 0; at < count; at += 1) {
  const courier = random(courierCount);
  const zone = random(5);
  const weight = 100 + random(3000);
  const volume = (10 + random(30)) * (8 + random(25)) * (3 + random(20));
  const collect = random(3) === 0 ? (500 + random(3000)) * 100 : 0;
  const isRto = random(9) === 0;
  shipments.awb[at] = 70_000_000_000 + at * 7;
  shipments.card[at] = courier;
  shipments.zone[at] = zone;
  shipments.weight_g[at] = weight;
  shipments.volume_cm3[at] = volume;
  shipments.collect[at] = collect;
  shipments.kind[at] = isRto ? 2 : 1;
  const luck = random(100);
  const slabs = Math.ceil(Math.max(weight, Math.ceil(volume / 5)) / 500) + (luck < 4 ? 1 + random(3) : 0);
  const asked = luck >= 4 && luck < 6 ? Math.min(4, zone + 1) : zone;
  const base = 2800 + courier * 200 + asked * 700;
  const additional = 2200 + courier * 100 + asked * 600;
  const freight = Math.round((base + (slabs - 1) * additional) * (luck === 7 ? 1.1 : 1));
  const rto = isRto ? base - 800 + (slabs - 1) * additional : 0;
  const cod = collect > 0 && !isRto ? Math.max(3500 + courier * 100, Math.round(collect * 0.02)) : 0;
  const fsc = Math.floor((freight + rto) * 0.1 + 0.5);
  const sum = freight + rto + cod + fsc;
  const gst = Math.floor(sum * 0.18 + 0.5);
  // Some AWBs are unknown, some are billed twice.
  billed.awb[at] =
    luck === 6 ? shipments.awb[at]! + 1 : luck === 8 && at > 0 ? shipments.awb[at - 1]! : shipments.awb[at]!;
  billed.zone[at] = asked;
  billed.charged_g[at] = slabs * 500;
  billed.freight[at] = freight;
  billed.rto[at] = rto;
  billed.cod[at] = cod;
  billed.fsc[at] = fsc;
  billed.gst[at] = gst;
  billed.total[at] = sum + gst;
}

function writeCsv(name: string, columns: Readonly<Record<string, ArrayLike<number>>>): void {
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  const file = openSync(join(folder, name), 'w');
  const names = Object.keys(columns);
  const rows = columns[names[0]!]!.length;
  let text = `${names.join(',')}\n`;
  for (let at = 0; at < rows; at += 1) {
    text += `${names.map((column) => columns[column]![at]).join(',')}\n`;
    if (text.length < 1 << 20) continue;
    writeSync(file, text);
    text = '';
  }
  writeSync(file, text);
  closeSync(file);
}
writeCsv('shipments.csv', shipments);
writeCsv('invoice.csv', { line: Int32Array.from({ length: count }, (_, at) => at), ...billed });
const rates = cards.flatMap((_, courier) => zones.map((__, zone) => [courier, zone] as const));
writeCsv('rates.csv', {
  card: rates.map(([courier]) => courier),
  zone: rates.map(([, zone]) => zone),
  base: rates.map(([courier, zone]) => 2800 + courier * 200 + zone * 700),
  rto_base: rates.map(([courier, zone]) => 2000 + courier * 200 + zone * 700),
  additional: rates.map(([courier, zone]) => 2200 + courier * 100 + zone * 600),
  cod: rates.map(([courier]) => 3500 + courier * 100),
});

/** Time on the clock and on the processor: on a machine with other work only the second is comparable. */
const times: { clock: number; cpu: number }[] = [];
const sums = new Float64Array(invoiceCategories.length + 1);
const lines = new Int32Array(invoiceCategories.length + 1);
for (let run = 0; run < 5; run += 1) {
  const started = performance.now();
  const used = process.cpuUsage();
  const result = reconcileColumns(billed, shipments, contracts);
  sums.fill(0);
  lines.fill(0);
  for (let at = 0; at < count; at += 1) {
    const category = result.primary[at]!;
    lines[category]! += 1;
    sums[category]! += billed.total[at]! - result.expected[at]!;
  }
  const { user, system } = process.cpuUsage(used);
  times.push({ clock: performance.now() - started, cpu: (user + system) / 1000 });
}
const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[2]!.toFixed(0);
console.log(
  `${count.toLocaleString('en-IN')} lines: median ${median(times.map(({ cpu }) => cpu))} ms of processor, ${median(times.map(({ clock }) => clock))} ms on the clock, first run ${times[0]!.cpu.toFixed(0)} ms of processor, memory ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
);
for (const [category, name] of ['matched', ...invoiceCategories].entries())
  if (lines[category]! > 0)
    console.log(
      `  ${name}: ${lines[category]!.toLocaleString('en-IN')} lines, ₹${(sums[category]! / 100).toFixed(2)}`,
    );
