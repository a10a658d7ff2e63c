import type { CellQuery, Contribution } from '@khep/domain/analytics';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../base/seededRandom.ts';
import { addRollups, CellSums } from './cellSums.ts';
import { CellTable } from './cellTable.ts';
import { decodeBlock, encodeBlock } from './encodeBlock.ts';
import { partsOf, splitTable } from './parts.ts';
import { sumBlocks } from './sumBlocks.ts';

type Row = readonly [texts: readonly string[], values: readonly number[]];

const tableOf = (rows: readonly Row[]): CellTable => {
  const table = new CellTable();
  for (const [texts, values] of rows) table.add(texts, values);
  return table;
};
const cellsIn = (bytes: Uint8Array): Row[] => {
  const table = new CellTable();
  table.addBlock(decodeBlock(bytes));
  return [...table.cells()].map(({ texts, values }): Row => [texts, values]);
};

describe('a block', () => {
  test('has the bytes that its format says', () => {
    const bytes = encodeBlock(
      tableOf([
        [
          ['b', 'x'],
          [300, 0],
        ],
        [
          ['a', 'x'],
          [-2, 0],
        ],
      ]),
    )!;
    const header = '{"cells":2,"texts":[["a","b"],["x"]],"measures":[2,0]}';
    expect(Buffer.from(bytes).toString('latin1')).toBe(
      // Codes of a and b in one byte each, none for x; -2 and 300 in two bytes each, none for zeros.
      `${String.fromCharCode(header.length)}\0\0\0${header}\0\u0001\u00FE\u00FF\u002C\u0001`,
    );
  });

  test('is the same whatever the order of its cells, and has none that add up to 0', () => {
    const chance = seededRandom(740);
    const rows: Row[] = Array.from({ length: 500 }, (_, at): Row => [
      [`State ${at % 7}`, at % 3 === 0 ? '' : 'किताब', `SKU-${at}`],
      [1, at * 1_000_003],
    ]);
    const shuffled = rows
      .map((row) => ({ row, rank: chance.next() }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ row }) => row);
    const gone = tableOf([
      ...shuffled,
      [
        ['Goa', '', 'SKU-1'],
        [5, 5],
      ],
    ]);
    gone.add(['Goa', '', 'SKU-1'], [5, 5], -1);
    const bytes = encodeBlock(tableOf(rows))!;
    expect(Buffer.from(encodeBlock(gone)!).equals(Buffer.from(bytes))).toBe(true);
    const cells = cellsIn(bytes);
    expect(cells).toHaveLength(500);
    expect(cells).toEqual(expect.arrayContaining(rows));
    gone.addBlock(decodeBlock(bytes), -1);
    expect(encodeBlock(gone)).toBeUndefined();
  });

  test.each([
    [-128, 127],
    [-129, 127],
    [1, 128],
    [-32_768, 32_767],
    [-32_769, 32_768],
    [-2_147_483_648, 2_147_483_647],
    [-2_147_483_649, 2_147_483_648],
    [-(2 ** 53), 2 ** 53],
  ])('keeps numbers from %d to %d', (least, most) => {
    const rows: Row[] = [
      [['a'], [least]],
      [['b'], [most]],
    ];
    expect(cellsIn(encodeBlock(tableOf(rows))!)).toEqual(rows);
  });

  test('tells more than 256 and more than 65,536 texts apart', () => {
    for (const count of [257, 65_537]) {
      const rows = Array.from({ length: count }, (_, at): Row => [[`SKU-${at}`], [at + 1]]);
      const cells = cellsIn(encodeBlock(tableOf(rows))!);
      expect(cells).toHaveLength(count);
      expect(cells.every(([[text], [value]]) => text === `SKU-${value! - 1}`)).toBe(true);
    }
  });
});

describe('questions about blocks', () => {
  const item = (day: string, sku: string, state: string, units: number): Contribution => ({
    cube: 'orderSkus',
    day,
    dims: { state, payment: 'cod', warehouse: 'w1', status: 'DELIVERED', sku },
    members: ['3'],
    values: [1, 100 * units, units],
  });
  const items = Array.from({ length: 200 }, (_, at) =>
    item(`2026-10-0${1 + (at % 5)}`, `SKU-${at % 40}`, at % 2 === 0 ? 'Goa' : 'Kerala', at),
  );
  const query: CellQuery = {
    cube: 'orderSkus',
    from: '2026-10-01',
    to: '2026-10-05',
    where: { sku: ['SKU-7', 'SKU-8'] },
    by: ['sku', 'state'],
  };
  const counted = items.filter(({ dims }) => dims.sku === 'SKU-7' || dims.sku === 'SKU-8');
  const totalOf = (sku: string) =>
    counted.filter(({ dims }) => dims.sku === sku).reduce((sum, { values }) => sum + values[2]!, 0);

  test('about SKUs read the parts of these SKUs, which have all their cells', () => {
    const sums = new CellSums();
    for (const one of items) sums.add(one);
    const parts = partsOf('orderSkus', 'day', query)!;
    expect(parts.length).toBeLessThanOrEqual(2);
    const blocks = [...sums.tables()].flatMap(({ name, period, table }) =>
      [...splitTable(name, 'day', table)]
        .filter(([part]) => parts.includes(part))
        .map(([, own]) => ({ grain: 'day' as const, day: period, cells: encodeBlock(own)! })),
    );
    const found = sumBlocks(query, 'orderSkus', { blocks, tail: [] });
    expect(found.map(({ group, values }) => `${group.join(' ')} ${values[2]}`).sort()).toEqual([
      `SKU-7 Kerala ${totalOf('SKU-7')}`,
      `SKU-8 Goa ${totalOf('SKU-8')}`,
    ]);
    expect(partsOf('orderSkus', 'day', { where: {} })).toBeUndefined();
    expect(partsOf('orderSkus/status/sku', 'day', query)).toBeUndefined();
  });

  test('add what is in no block yet, take off days that a month has too many, and leave out what is 0 then', () => {
    const days = new CellSums();
    for (const one of items) days.add(one);
    const month = new CellTable();
    for (const { table } of days.tables()) month.addTable(table);
    const last = [...days.tables()].filter(({ period }) => period > '2026-10-02');
    const asked = { ...query, to: '2026-10-02', where: {}, by: ['sku'], period: 'month' } as const;
    const added = item('2026-10-01', 'SKU-NEW', 'Goa', 3);
    const found = sumBlocks(asked, 'orderSkus', {
      blocks: [
        { grain: 'month', day: '2026-10', cells: encodeBlock(month)! },
        ...last.map(({ period, table }) => ({
          grain: 'day' as const,
          day: period,
          cells: encodeBlock(table)!,
        })),
      ],
      tail: [added, { ...added, day: '2026-10-03' }],
    });
    const expected = new Map<string, number>([['SKU-NEW', 3]]);
    for (const { day, dims, values } of items)
      if (day <= '2026-10-02') expected.set(dims.sku!, (expected.get(dims.sku!) ?? 0) + values[2]!);
    expect(new Map(found.map(({ group, values }) => [group[0], values[2]]))).toEqual(expected);
    expect(new Set(found.map(({ period }) => period))).toEqual(new Set(['2026-10']));
  });

  test('of few dimensions are answered by a rollup with the same sums', async () => {
    const sums = new CellSums();
    for (const one of items) sums.add(one);
    await addRollups(sums);
    const ask = (stored: string) =>
      sumBlocks({ ...query, where: {}, by: ['payment'] }, stored, {
        blocks: [...sums.tables()]
          .filter(({ name }) => name === stored)
          .map(({ period, table }) => ({ grain: 'day', day: period, cells: encodeBlock(table)! })),
        tail: [],
      });
    const units = items.reduce((sum, { values }) => sum + values[2]!, 0);
    expect(ask('orderSkus/payment/status')).toEqual([
      { period: '', group: ['cod'], values: [200, 100 * units, units] },
    ]);
    expect(ask('orderSkus')).toEqual(ask('orderSkus/payment/status'));
  });
});
