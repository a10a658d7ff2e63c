import { unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { handmadeCsv, handmadePage, handmadeSheet, utf16 } from '../../../test/handmadeFiles.ts';
import { ApiError } from '../../base/errors.ts';
import { seededRandom } from '../../base/seededRandom.ts';
import type { Random } from '../../base/seededRandom.ts';
import { parseTable, previewTable } from './parseTable.ts';

/** `HOSTILE_FILES=5000 HOSTILE_SEED=7 vitest run …/hostileFiles.test.ts` for a long run. */
const count = Number(process.env.HOSTILE_FILES ?? 40);
const seed = Number(process.env.HOSTILE_SEED ?? 20_261_127);
const atOnce = 4;

type Bytes = Uint8Array<ArrayBuffer>;

const rows = [
  ['Order ID', 'AWB', 'Weight', 'Amount', 'Date'],
  ...Array.from({ length: 30 }, (_, n) => [
    `ORD-${n}`,
    `14901${n}`,
    '0.5 kg',
    `1,0${n % 10}4.50`,
    `${n}-11-2026`,
  ]),
];
const csv = handmadeCsv(rows);
const bytesOf = (text: string): Bytes => new Uint8Array(Buffer.from(text));
const whole: readonly (readonly [string, Bytes])[] = [
  ['a.csv', bytesOf(csv)],
  ['a.tsv', bytesOf(handmadeCsv(rows, '\t'))],
  ['a.txt', utf16(csv)],
  ['a.xls', bytesOf(handmadePage(rows))],
  ['a.xlsx', handmadeSheet(rows, [3])],
];

const hostile = [
  ',',
  '"',
  '\r',
  '\n',
  '\0',
  '\uFEFF',
  '=cmd|',
  '<table>',
  '<td colspan=99999999>',
  '&#0;',
  '9'.repeat(400),
  '\uD800',
];

/** Bytes with one part flipped, cut, repeated, swapped or filled with what readers trip over. */
function damage(random: Random, bytes: Bytes): Bytes {
  const at = random.int(0, Math.max(0, bytes.length - 1));
  const to = Math.min(bytes.length, at + random.int(1, 200));
  switch (random.int(0, 5)) {
    case 0: {
      const flipped = bytes.slice();
      for (let n = random.int(1, 12); n > 0; n -= 1)
        flipped[random.int(0, flipped.length - 1)] = random.int(0, 255);
      return flipped;
    }
    case 1:
      return bytes.slice(0, at);
    case 2:
      return Uint8Array.from([...bytes.subarray(0, at), ...bytes.subarray(to)]);
    case 3: {
      const part = Buffer.from(bytes.subarray(at, to));
      const many = Array.from({ length: random.int(2, 400) }, () => part);
      return new Uint8Array(Buffer.concat([bytes.subarray(0, at), ...many, bytes.subarray(at)]));
    }
    case 4: {
      const run = Buffer.from(random.pick(hostile).repeat(random.int(1, 3000)));
      return new Uint8Array(Buffer.concat([bytes.subarray(0, at), run, bytes.subarray(at)]));
    }
    default:
      return Uint8Array.from([...bytes.subarray(to), ...bytes.subarray(0, to)]);
  }
}

/** Damages a file, or one part inside a spreadsheet, so that readers get beyond the archive. */
function hostileFile(random: Random): File {
  const [name, bytes] = random.pick(whole);
  let made = bytes;
  if (name === 'a.xlsx' && random.chance(0.7)) {
    const parts = unzipSync(bytes);
    const part = random.pick(Object.keys(parts));
    parts[part] = damage(random, new Uint8Array(parts[part] ?? []));
    made = new Uint8Array(zipSync(parts));
  } else made = damage(random, bytes);
  if (random.chance(0.3)) made = damage(random, made);
  // Under the name of another kind too.
  return new File([made], random.chance(0.2) ? random.pick(whole)[0] : name);
}

test(`${count} damaged files are read, or refused with what to do`, { timeout: 3_600_000 }, async () => {
  const random = seededRandom(seed);
  const limits = { columns: ['awb'], fields: [], isGuessed: true };
  const outcomes = { read: 0, refused: 0 };
  const faults: string[] = [];
  for (let start = 0; start < count; start += atOnce)
    await Promise.all(
      Array.from({ length: Math.min(atOnce, count - start) }, async (_, offset) => {
        const file = hostileFile(random);
        try {
          await (random.chance(0.5) ? previewTable(file, limits) : parseTable(file, limits));
          outcomes.read += 1;
        } catch (error) {
          const isSaid =
            error instanceof ApiError &&
            error.status === 422 &&
            Object.values(error.fields ?? {}).some((problem) => problem.length > 10);
          if (isSaid) outcomes.refused += 1;
          else faults.push(`${seed}/${start + offset} ${file.name}: ${String(error)}`);
        }
      }),
    );
  expect(faults).toEqual([]);
  expect(outcomes.read).toBeGreaterThan(0);
  expect(outcomes.refused).toBeGreaterThan(0);
});
