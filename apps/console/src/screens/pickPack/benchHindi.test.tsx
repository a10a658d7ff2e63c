import 'fake-indexeddb/auto';
import type { BenchBox, BinPage, BinStock, CountApproval, Slotting, WaveWalk } from '@khep/api';
import { calls } from '@khep/api';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReceiveForm } from '../procurement/ReceiveForm.tsx';
import { Bins } from './Bins.tsx';
import { chooseHindi, closePage, latinWords, openPage, press, showScreen } from './floorHindi.fixture.tsx';
import Pack from './Pack.tsx';
import Pick from './Pick.tsx';
import { PickWalk } from './PickWalk.tsx';

/** Names of products, places and people: no language changes them. */
const data = [
  'Terracotta planter',
  'TR-PLN',
  'Okhla',
  'Delhivery',
  'Asha',
  'Pune',
  'Carton S',
  'KH-100482',
  'ST-0003',
  'PO-0007',
];

// The browser of this test has no locks; here is one page, which needs none.
Object.defineProperty(navigator, 'locks', {
  value: { request: <Result,>(_name: string, run: () => Result) => run() },
});

beforeEach(() => {
  openPage();
  chooseHindi();
});
afterEach(closePage);

/** Waits for a text, and for the effects of what is shown: only then a scan is heard. */
const seen = (text: string) =>
  vi.waitFor(
    async () => {
      await act(() => Promise.resolve());
      expect(document.body.textContent).toContain(text);
    },
    { timeout: 10_000 },
  );

const rejected = (status: number, body: object) =>
  Response.json({ message: 'Something went wrong', fields: {}, ...body }, { status });

const move: Slotting['moves'][number] = {
  sku_id: 'TR-PLN',
  sku_name: 'Terracotta planter',
  units: 4,
  from: 'A-01-2',
  to: 'B-01-1',
  swap: null,
  saved_minutes_a_day: 2.5,
  work_minutes: 3,
};
const approval: CountApproval = {
  count_id: 'cnt_1',
  bin: 'A-01-2',
  counted_by: ['Asha'],
  is_own: false,
  lines: [{ sku_id: 'TR-PLN', expected: 9, first: 4, counted: 4 }],
};
const stock: BinStock = {
  bin_id: 'bin_1',
  bin: 'A-01-2',
  sku_id: 'TR-PLN',
  sku_name: 'Terracotta planter',
  quantity: 9,
  reserved: 1,
};
const slotting: Omit<Slotting, 'moves'> = {
  has_layout: true,
  basis: 'waves',
  walks: 12,
  days: 28,
  walked_minutes_a_day: 40,
};
const bins = {
  '/pick-pack/waves': { warehouses: [{ id: 'wh_1', name: 'Okhla', waiting: 0 }], warehouse_id: 'wh_1' },
  '/pick-pack/bins/wh_1': { layout: null, version: 0, bins: 0 } satisfies Partial<
    Record<keyof BinPage, unknown>
  >,
  '/pick-pack/bins/wh_1/stock': { rows: [stock], next_cursor: null },
  '/pick-pack/bins/wh_1/on-the-way': {
    transfers: [{ id: 'tr_1', number: 'ST-0003', from: 'Pune', quantity: 12 }],
    purchases: [{ id: 'po_1', number: 'PO-0007', from: 'Asha', quantity: 1 }],
  },
  '/pick-pack/bins/wh_1/slotting': { ...slotting, moves: [move] },
  '/pick-pack/counts': {
    counts: [
      {
        id: 'cnt_1',
        name: 'A',
        created_by: 'Asha',
        created_at: '2026-11-25T10:30:00.000Z',
        bins: 8,
        done: 3,
        approval: 1,
      },
    ],
  },
  '/pick-pack/count-approvals': {
    approvals: [approval, { ...approval, bin: 'A-01-3', is_own: true, lines: [] }],
  },
};

test('bins, their counts and the goods to move are in Hindi', async () => {
  await showScreen(<Bins />, bins);
  await seen('A-01-2 मंज़ूर करें?');
  await seen('Pune से 12 नग ST-0003');
  await press('सुझाव देखें');
  await seen('3 मिनट के काम से');
  for (const [kind, field] of [
    ['गिना', 'बिन में कितने नग हैं'],
    ['दूसरे बिन में', 'किस बिन में'],
    ['टूटा', 'टूटे हुए नग'],
  ] as const) {
    await act(async () =>
      [...document.querySelectorAll('label')].find(({ textContent }) => textContent === kind)?.click(),
    );
    await seen(field);
    expect(latinWords(data)).toEqual([]);
  }
});

test.each([
  ['no layout', { ...slotting, has_layout: false, moves: [] }, 'पहले नक्शा सहेजें'],
  ['no walks', { ...slotting, walks: 0, moves: [] }, 'अभी कोई फेरा नहीं'],
  ['no move that pays', { ...slotting, basis: 'orders', moves: [] }, 'अभी वेव कम हैं'],
])('bins with %s say so in Hindi, and so do empty lists', async (_, found, text) => {
  await showScreen(<Bins />, {
    ...bins,
    '/pick-pack/bins/wh_1/slotting': found,
    '/pick-pack/bins/wh_1/stock': { rows: [], next_cursor: null },
    '/pick-pack/counts': { counts: [] },
    '/pick-pack/count-approvals': { approvals: [] },
  });
  await seen('कोई गिनती नहीं चल रही');
  await press('सुझाव देखें');
  await seen(text);
  expect(latinWords(data)).toEqual([]);
});

test.each([
  ['no network', undefined, 'नेटवर्क नहीं है'],
  ['an error of the server', rejected(500, {}), 'सर्वर में गड़बड़ी हुई'],
  ['no access', rejected(403, { detail: 'Ask a brand owner for access.' }), 'अनुमति लें'],
  ['a warehouse that is gone', rejected(404, { detail: 'No warehouse has this id.' }), 'नहीं मिला'],
])('a page that is not loaded says so in Hindi: %s', async (_, answer, text) => {
  await showScreen(<Bins />, answer === undefined ? {} : { '/pick-pack/waves': answer });
  await seen(text);
  expect(latinWords(data)).toEqual([]);
});

test('the waves that are not loaded say so in Hindi too', async () => {
  await showScreen(<Pick />, {});
  await seen('नेटवर्क नहीं है');
  expect(latinWords([...data, 'हिन्दी'])).toEqual([]);
});

test('goods are received in Hindi', async () => {
  await showScreen(<ReceiveForm id="po_1" call={calls.procurement.receive} />, {});
  await seen('SKU स्कैन करें या लिखें');
  expect(latinWords(data)).toEqual([]);
});

const pick = (pick_no: number): WaveWalk['picks'][number] => ({
  pick_no,
  bin: `A-0${pick_no}-2`,
  sku_id: 'TR-PLN',
  sku_name: 'Terracotta planter',
  barcodes: ['8901234567890'],
  shelf: { level: 2, levels: 4 },
  shipment_id: 'shp_1',
  tote: 1,
  quantity: 2,
  picked: 0,
  short: 0,
});
const walk = (id: string, more: Partial<WaveWalk> = {}) =>
  ({
    id,
    number: 4,
    state: 'open',
    warehouse_name: 'Okhla',
    leaves_at: '2030-11-25T10:30:00.000Z',
    totes: [
      {
        tote: 1,
        shipment_id: 'shp_1',
        order_id: 'ord_1',
        order_number: 'KH-100482',
        is_cancelled: false,
        is_packed: false,
      },
      {
        tote: 2,
        shipment_id: 'shp_2',
        order_id: 'ord_2',
        order_number: 'KH-100482',
        is_cancelled: true,
        is_packed: false,
      },
    ],
    picks: [pick(1), pick(3)],
    walk_length: 40,
    is_mine: true,
    ...more,
  }) as WaveWalk;

async function scan(code: string) {
  await act(async () => {
    for (const key of [...code.split(''), 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
}

test('the walk is in Hindi, with each result of a scan and each question', async () => {
  await showScreen(<PickWalk wave_id="wav_1" onClose={() => undefined} />, {
    '/waves/wav_1/start': { wave: walk('wav_1') },
  });
  await seen('A-01-2');
  expect(latinWords(data)).toEqual([]);
  for (const [code, text] of [
    ['WRONG', 'ग़लत सामान'],
    ['A-03-2', 'ग़लत जगह'],
    ['A-01-2', 'सही जगह'],
    ['TR-PLN', 'सही है'],
  ] as const) {
    await scan(code);
    await seen(text);
    expect(latinWords([...data, 'WRONG'])).toEqual([]);
  }
  for (const [button, text] of [
    ['कम है', 'कितने कम हैं?'],
    ['लिखें', 'कोड लिखें'],
  ] as const) {
    await press(button);
    await seen(text);
    expect(latinWords([...data, 'WRONG'])).toEqual([]);
    await press('बंद करें');
  }
});

test('a cancelled walk and a finished one are in Hindi', async () => {
  await showScreen(<PickWalk wave_id="wav_2" onClose={() => undefined} />, {
    '/waves/wav_2/start': { wave: walk('wav_2', { state: 'cancelled' }) },
  });
  await seen('यह वेव रद्द हुई');
  expect(latinWords(data)).toEqual([]);
  await showScreen(<PickWalk key="other" wave_id="wav_3" onClose={() => undefined} />, {
    '/waves/wav_3/start': { wave: walk('wav_3', { picks: [{ ...pick(1), picked: 1, short: 1 }] }) },
  });
  await seen('वेव पूरी हुई');
  expect(latinWords(data)).toEqual([]);
});

test('a scan that arrives after its box was packed is explained, in both languages', async () => {
  const done = walk('wav_4', { picks: [{ ...pick(1), picked: 2 }, pick(3)] });
  await showScreen(<PickWalk wave_id="wav_4" onClose={() => undefined} />, {
    '/waves/wav_4/start': { wave: walk('wav_4') },
    '/waves/wav_4/actions': { results: [{ action_id: 'sent', outcome: 'late' }], wave: done },
  });
  await seen('A-01-2');
  await scan('TR-PLN');
  await seen('स्कैन डिब्बा पैक होने के बाद पहुँचा');
  expect(latinWords(data)).toEqual([]);
  await press('English');
  await seen('The scan came after the box was packed.');
});

const rotation = { length: 20, width: 15, height: 10, orientation: 'wlh' };
const box = {
  shipment_id: 'shp_1',
  order_id: 'ord_1',
  order_number: 'KH-100482',
  box_no: 1,
  box_count: 2,
  awb: '1',
  courier_name: 'Delhivery',
  buyer_name: 'Asha',
  city: 'Pune',
  pincode: '411001',
  collectible: 450,
  leaves_at: '2026-11-25T10:30:00.000Z',
  wave: { id: 'wav_1', number: 4, tote: 1, boxes: 3, packed: 1 },
  box_name: 'Carton S',
  dimensions: { length: 30, width: 20, height: 15 },
  inner_dimensions: null,
  volume_utilized: 33,
  pieces: [
    {
      sku_id: 'TR-PLN',
      sku_name: 'Terracotta planter',
      barcodes: [],
      quantity: 2,
      position: { x: 0, y: 0, z: 0 },
      rotation,
      fragile: true,
      short: 1,
      weight: null,
      declared_g: 900,
    },
  ],
  box_g: 100,
  declared_g: 1000,
  packed: null,
  is_cancelled: false,
  held: null,
  box_id: 'box_1',
} as unknown as BenchBox;
const beside = {
  held: [
    {
      shipment_id: 'shp_3',
      order_number: 'KH-100482',
      reason: 'piece damaged',
      by: 'Asha',
      at: '2026-11-25T10:30:00.000Z',
    },
  ],
  put_backs: [
    {
      wave_id: 'wav_1',
      wave_number: 4,
      pick_no: 1,
      tote: 1,
      shipment_id: 'shp_4',
      order_number: 'KH-100482',
      cause: 'cancelled',
      bin: 'A-01-2',
      quantity: 1,
      sku_id: 'TR-PLN',
      sku_name: 'Terracotta planter',
    },
  ],
};
const bench = (found: Partial<BenchBox>) => ({
  '/pick-pack/put-backs': beside,
  '/pick-pack/bench': { box: { ...box, ...found } },
  '/bench/shp_1/boxes': { boxes: [] },
});

test('the bench is in Hindi: what waits beside it, a box, its scans and its exits', async () => {
  await showScreen(<Pack />, bench({}));
  await seen('रुके हुए डिब्बे');
  expect(latinWords(data)).toEqual([]);
  await scan('T1');
  await seen('KH-100482 पैक करें');
  await seen('तले पर घुमाया हुआ');
  expect(latinWords(data)).toEqual([]);
  await scan('WRONG');
  await seen('इस डिब्बे का नहीं है');
  await scan('TR-PLN');
  await seen('सही नग');
  expect(latinWords(data)).toEqual([]);
  for (const [button, text] of [
    ['दूसरा डिब्बा', 'किसी और डिब्बे में सब नग नहीं आते।'],
    ['डिब्बा बाँटें', 'जो स्कैन हो गया'],
    ['डिब्बा रोकें', 'KH-100482 रोकें?'],
    ['ऑर्डर रद्द करें', 'ऑर्डर KH-100482 रद्द करें?'],
  ] as const) {
    await press(button);
    await seen(text);
    expect(latinWords(data)).toEqual([]);
    await act(async () =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    );
  }
});

test.each([
  [{ packed: { by: 'Asha', at: '2026-11-25T10:30:00.000Z', scale_g: 1000 } }, 'Asha ने'],
  [{ held: { by: 'Asha', at: '2026-11-25T10:30:00.000Z', reason: 'piece damaged' as const } }, 'पर रोका'],
  [{ is_cancelled: true }, 'यह ऑर्डर रद्द हुआ'],
])('a box that is not packed now says why in Hindi: %o', async (state, text) => {
  await showScreen(<Pack />, bench(state));
  await seen('टोकरी स्कैन करें');
  await scan('T1');
  await seen(text);
  expect(latinWords(data)).toEqual([]);
});

test.each([
  ['no_box_for_code', { code: 'T9' }, 'T9 का कोई डिब्बा बाकी नहीं'],
  // Declared by a later server than this console.
  ['of_tomorrow', {}, 'No box waits for T9.'],
])(
  'why a box is not found is said by its code, and in English for one that is unknown: %s',
  async (code, values, text) => {
    await showScreen(<Pack />, {
      ...bench({}),
      '/pick-pack/bench': rejected(404, { detail: 'No box waits for T9.', code, values }),
    });
    await seen('टोकरी स्कैन करें');
    await scan('T9');
    await seen(text);
    expect(document.querySelector('[role=alert]')?.textContent).toContain(text);
  },
);

test('the field of a bin says in Hindi what is wrong with it', async () => {
  const change = {
    ...bins,
    '/bins/wh_1/changes': rejected(422, {
      detail: 'This warehouse has no bin Z-9. Check the name, or change the layout.',
      code: 'bin_unknown',
      values: { bin: 'Z-9' },
      fields: { bin: 'This warehouse has no bin Z-9. Check the name, or change the layout.' },
    }),
  };
  await showScreen(<Bins />, change);
  await seen('बिन बदलें');
  await press('रखें');
  await seen('इस गोदाम में Z-9 बिन नहीं है');
  expect(latinWords(data)).toEqual([]);
});
