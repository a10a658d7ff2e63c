import { describe, expect, it } from 'vitest';
import { exampleRateCard, parseContract } from '../index.ts';
import type { ContractFields } from '../index.ts';
import { cellProblems, draftFromContract, draftToContract, reshapeDraft } from '../draft/cardDraft.ts';
import { pushHistory, redoHistory, startHistory, undoHistory } from '../draft/history.ts';
import { fillDown, pasteBlock, raiseRange, readRange } from './sheetEdits.ts';

const zones = (rates: typeof exampleRateCard.forward_contract_data) =>
  Object.entries(rates).map(([zone, rate]) => ({ zone, base: rate.base, additional: rate.additional }));
const contract: ContractFields = {
  brand_details: { conversion_factor: 5000, valid_from: '2026-04-01', valid_till: null },
  slab_g: 500,
  forward_contract_data: zones(exampleRateCard.forward_contract_data),
  rto_contract_data: zones(exampleRateCard.rto_contract_data ?? {}),
};
const draft = draftFromContract(contract);
const corner = { top: 0, left: 0, bottom: 0, right: 0 };
const rows = (text: string) => text.split('\n').map((line) => line.split('\t'));
const all = { top: 0, left: 0, bottom: 4, right: 1 };

describe('a sheet of prices', () => {
  it('opens and saves a contract unchanged', () => {
    expect(readRange(draft, 'forward', { ...all, bottom: 0 })).toEqual([['29.50', '23.60']]);
    const saved = parseContract(draftToContract(draft));
    expect(saved.forward_contract_data).toEqual(parseContract(contract).forward_contract_data);
    expect(saved.rto_contract_data).toEqual(parseContract(contract).rto_contract_data);
    // No DTO in the contract: its rows stay blank, which is no error.
    expect(saved.dto_contract_data).toEqual({});
    expect(cellProblems(draft)).toEqual([]);
  });
  it('takes prices as sheets write them', () => {
    const pasted = pasteBlock(draft, 'forward', corner, rows('₹28.30\t"22.7"\n1,032.2\tRs. 27'));
    expect(readRange(pasted.draft, 'forward', { ...all, bottom: 1 })).toEqual([
      ['28.30', '"22.7"'],
      ['1032.20', '27.00'],
    ]);
    expect(pasted).toMatchObject({ count: 4, range: { bottom: 1, right: 1 } });
    expect(cellProblems(pasted.draft)).toEqual([
      { movement: 'forward', row: 0, column: 1, message: 'Enter an amount in rupees, such as 45.50.' },
    ]);
  });
  it('matches rows by their zone and drops the heading', () => {
    const pasted = pasteBlock(
      draft,
      'forward',
      { ...corner, top: 3, bottom: 3 },
      rows('Zone\tFirst 500 g\tFurther\nZone B\t32\t27\nA\t28\t22\nK\t1\t1'),
    );
    expect(readRange(pasted.draft, 'forward', { ...all, bottom: 1 })).toEqual([
      ['28.00', '22.00'],
      ['32.00', '27.00'],
    ]);
    expect(pasted.unknownZones).toEqual(['K']);
  });
  it('fills forward, RTO and DTO from a block three times as tall', () => {
    const block = Array.from({ length: 15 }, (_, at) => [String(at + 1), '1']);
    const { draft: next, count } = pasteBlock(draft, 'forward', corner, block);
    expect(count).toBe(30);
    expect(next.sheets.dto).toEqual([
      '11.00',
      '1.00',
      '12.00',
      '1.00',
      '13.00',
      '1.00',
      '14.00',
      '1.00',
      '15.00',
      '1.00',
    ]);
  });
  it('says what was cut off', () => {
    const pasted = pasteBlock(draft, 'rto', { ...corner, top: 4, left: 1 }, rows('1\t2\n3\t4'));
    expect(pasted).toMatchObject({ count: 1, cut: { rows: 1, columns: 1 } });
  });
  it('fills down from the first row, and a single row from the one above', () => {
    expect(readRange(fillDown(draft, 'forward', all), 'forward', all)).toEqual(
      Array.from({ length: 5 }, () => ['29.50', '23.60']),
    );
    const one = fillDown(draft, 'forward', { ...all, top: 1, bottom: 1 });
    expect(readRange(one, 'forward', { ...all, top: 1, bottom: 1 })).toEqual([['29.50', '23.60']]);
    expect(fillDown(draft, 'forward', { ...all, bottom: 0 })).toBe(draft);
  });
  it('raises prices to the paisa', () => {
    const raised = raiseRange(draft, 'forward', { ...all, bottom: 0 }, 3.5);
    // 29.50 + 1.0325 and 23.60 + 0.826
    expect(readRange(raised, 'forward', { ...all, bottom: 0 })).toEqual([['30.53', '24.43']]);
  });
  it('names missing prices, negative ones and a third decimal', () => {
    const pasted = pasteBlock(draft, 'forward', corner, rows('-3\t45.505\n\t200000'));
    expect(cellProblems(pasted.draft).map(({ message }) => message)).toEqual([
      'Enter 0 or more.',
      'Enter at most two decimals.',
      'Enter the rate.',
      'Enter at most ₹1,00,000.',
    ]);
    expect(draftToContract(pasted.draft).forward_contract_data.map(({ zone }) => zone)).toEqual([
      'C',
      'D',
      'E',
    ]);
  });
});

describe('another kind of card', () => {
  it('keeps the prices that still have a place', () => {
    const bySlab = reshapeDraft(draft, { forward: 'by-slab', limits: [500, 1000] });
    expect(readRange(bySlab, 'forward', { top: 0, left: 0, bottom: 0, right: 2 })).toEqual([
      ['29.50', '', '23.60'],
    ]);
    const back = reshapeDraft(bySlab, { forward: 'first-and-further' });
    expect(back.sheets.forward).toEqual(draft.sheets.forward);
    const fewer = reshapeDraft(draft, { zones: ['C', 'A', 'New'] });
    expect(fewer.sheets.forward).toEqual(['40.10', '38.90', '29.50', '23.60', '', '']);
  });
});

it('undoes and redoes by whole steps', () => {
  let history = startHistory(1);
  history = pushHistory(pushHistory(history, 2), 2);
  history = pushHistory(history, 3);
  expect(undoHistory(undoHistory(undoHistory(history))).present).toBe(1);
  expect(redoHistory(undoHistory(history)).present).toBe(3);
  expect(pushHistory(undoHistory(history), 4).future).toEqual([]);
});
