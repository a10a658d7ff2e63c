import type { Wave, WaveBoard as Board } from '@khep/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CountSheet } from './CountSheet.tsx';
import { HandOver } from './HandOver.tsx';
import { chooseHindi, closePage, latinWords, openPage, press, showScreen } from './floorHindi.fixture.tsx';
import { WaveBoard } from './WaveBoard.tsx';

const wave = (number: number, more: Partial<Wave>): Wave =>
  ({
    id: `wave_${number}`,
    number,
    state: 'open',
    boxes: 12,
    couriers: ['Delhivery'],
    leaves_at: null,
    picker: '',
    pieces: 30,
    picked: 4,
    short: 2,
    packed: 0,
    ...more,
  }) as Wave;

const empty: Board = {
  warehouses: [
    { id: 'wh_1', name: 'Okhla', waiting: 3 },
    { id: 'wh_2', name: 'Bhiwandi', waiting: 0 },
  ],
  warehouse_id: 'wh_1',
  waiting: [],
  choices: { leaves_at: [], zones: [], tags: [] },
  waves: [],
  has_layout: false,
};
const busy: Board = {
  ...empty,
  waiting: [
    {
      courier_id: 1,
      courier_name: 'Delhivery',
      boxes: 3,
      single: 1,
      pieces: 5,
      leaves_at: '2030-11-25T10:30:00.000Z',
    },
  ],
  choices: {
    leaves_at: ['2030-11-25T10:30:00.000Z', '2030-11-26T10:30:00.000Z'],
    zones: [
      { zone: 'A', boxes: 2 },
      { zone: 'none', boxes: 1 },
    ],
    tags: ['urgent'],
  },
  waves: [
    wave(1, {}),
    wave(2, { picker: 'Ritika', leaves_at: '2030-11-25T10:30:00.000Z' }),
    wave(3, { state: 'picked' }),
    wave(4, { state: 'packed' }),
  ],
};
/** Names of couriers, warehouses and people, which no language changes. */
const data = ['Delhivery', 'Okhla', 'Bhiwandi', 'Ritika'];

// What waits on the device is in IndexedDB; here one pile does.
vi.mock('./usePile.ts', () => ({
  useUnsentHandovers: () => ({ count: 1, error: undefined, send: () => Promise.resolve() }),
}));

beforeEach(openPage);
afterEach(closePage);

const boards = {
  '/pick-pack/waiting': { boxes: 3, orders: 2 },
  '/handovers': {
    warehouses: empty.warehouses.map(({ id, name }) => ({ id, name })),
    warehouse_id: 'wh_1',
    piles: [
      {
        partner: 'delhivery',
        courier_name: 'Delhivery',
        leaves_at: null,
        parcels: 3,
        packed: 1,
        forecast: null,
      },
    ],
    parcels: [],
    handovers: [],
  },
  '/cnt_1': {
    count: {
      id: 'cnt_1',
      name: '1-2',
      warehouse_id: 'wh_1',
      bins: [{ bin: '1-2-3', state: 'recount', counted_by: [] }],
    },
  },
};

const show = (board: Board) =>
  showScreen(<WaveBoard board={board} onWarehouse={() => undefined} onPick={() => undefined} />, boards);

test('the board of the waves changes to Hindi where the language is chosen, and back', async () => {
  await show(busy);
  expect(document.querySelector('main')?.textContent).toContain('Start waves for 3 boxes');
  expect(document.querySelector('[role=status]')?.textContent).toBe('3 boxes of 2 orders.');
  await press('en');
  expect(document.querySelector('[role=status]')?.textContent).toBe('3 डिब्बे, 2 ऑर्डर।');
  expect(document.querySelector('main')?.textContent).toContain('सोम 25 नव॰, 16:00');
  expect(document.querySelector('main')?.textContent).toContain('3 डिब्बों की वेव शुरू करें');
  expect(latinWords(data)).toEqual([]);
  await press('वेव 1 रद्द करें');
  expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('उठाए हुए 4 नग');
  expect(latinWords(data)).toEqual([]);
});

test('the empty board has no English either', async () => {
  await show(empty);
  await press('en');
  expect(document.querySelector('main')?.textContent).toContain('अभी कोई वेव नहीं');
  expect(latinWords(data)).toEqual([]);
});

test('the sheet of a blind count is in the language that was chosen before', async () => {
  chooseHindi();
  await showScreen(<CountSheet count_id="cnt_1" onClose={() => undefined} />, boards);
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')?.textContent).toContain('1-2-3'));
  expect(latinWords(data)).toEqual([]);
});

test('a code in a count that is no SKU is named in Hindi, at its field', async () => {
  chooseHindi();
  localStorage.setItem(
    'khep-count:cnt_1:1-2-3:recount',
    JSON.stringify([
      { sku_id: '8901', quantity: 1 },
      { sku_id: '8902', quantity: 2 },
    ]),
  );
  const refused = {
    message: 'Something went wrong',
    detail: '8902 is no SKU of yours. Check the code.',
    code: 'sku_unknown',
    values: { sku: '8902' },
    fields: { 'lines.1.sku_id': '8902 is no SKU of yours. Check the code.' },
  };
  await showScreen(<CountSheet count_id="cnt_1" onClose={() => undefined} />, {
    ...boards,
    '/cnt_1/bins': Response.json(refused, { status: 422 }),
  });
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')?.textContent).toContain('8902'));
  await press('गिनती सहेजें');
  await vi.waitFor(() =>
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('8902 आपका SKU नहीं है'),
  );
  expect(latinWords(data)).toEqual([]);
});

test('the vans are in Hindi, with the name of the field for the warehouse', async () => {
  chooseHindi();
  await showScreen(<HandOver />, boards);
  await vi.waitFor(() => expect(document.querySelector('main')?.textContent).toContain('Delhivery'));
  expect(latinWords(data)).toEqual([]);
});
