import type { Wave, WaveBoard as Board } from '@khep/api';
import { createClient } from '@khep/api/client';
import { ClientProvider } from '@khep/api/hooks';
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CountSheet } from './CountSheet.tsx';
import { HandOver } from './HandOver.tsx';
import { usePickLanguage } from './usePickLanguage.ts';
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
/** Names of couriers, warehouses and people, which no language changes, and of the other language. */
const data = ['Delhivery', 'Okhla', 'Bhiwandi', 'Ritika', 'English'];

// What waits on the device is in IndexedDB; here one pile does.
vi.mock('./usePile.ts', () => ({
  useUnsentHandovers: () => ({ count: 1, error: undefined, send: () => Promise.resolve() }),
}));

let root: Root;
beforeEach(() => {
  localStorage.clear();
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  localStorage.clear();
});

function Choice() {
  const [language, setLanguage] = usePickLanguage();
  return <button onClick={() => setLanguage(language === 'en' ? 'hi' : 'en')}>{language}</button>;
}

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

const client = createClient({
  session: {
    token: () => 't',
    user: () => ({ email: '', name: '', brand_id: '' }),
    forget: () => undefined,
  },
  onSignedOut: () => undefined,
  fetch: (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://khep.test');
    const found = Object.entries(boards).find(([path]) => pathname.endsWith(path));
    if (!found) throw new Error(`No answer for ${pathname}`);
    return Promise.resolve(Response.json({ data: found[1] }));
  },
});

const showScreen = (screen: ReactNode) =>
  act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <ClientProvider client={client}>
          <Choice />
          <main>{screen}</main>
        </ClientProvider>
      </SWRConfig>,
    ),
  );
const show = (board: Board) =>
  showScreen(<WaveBoard board={board} onWarehouse={() => undefined} onPick={() => undefined} />);

function textsIn(part: Element): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.push(walker.currentNode.nodeValue ?? '');
  return found;
}

/** Words in Latin letters that a user reads or hears, without data. */
function latinWords(): string[] {
  const all = [...document.querySelectorAll('main, [role=dialog], [role=alertdialog]')];
  const said = all.flatMap((part) => [
    ...textsIn(part),
    ...[...part.querySelectorAll('[aria-label]')].map((named) => named.getAttribute('aria-label') ?? ''),
  ]);
  const words = said.join(' ').match(/[A-Za-z]{2,}/g) ?? [];
  return [...new Set(words)].filter((word) => !data.includes(word));
}

const press = async (name: string) => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`No button ${name}`);
  await act(async () => button.click());
};

test('the board of the waves changes to Hindi where the language is chosen, and back', async () => {
  await show(busy);
  expect(document.querySelector('main')?.textContent).toContain('Start waves for 3 boxes');
  expect(document.querySelector('[role=status]')?.textContent).toBe('3 boxes of 2 orders.');
  await press('en');
  expect(document.querySelector('[role=status]')?.textContent).toBe('3 डिब्बे, 2 ऑर्डर।');
  expect(document.querySelector('main')?.textContent).toContain('सोम 25 नव॰, 16:00');
  expect(document.querySelector('main')?.textContent).toContain('3 डिब्बों की वेव शुरू करें');
  expect(latinWords()).toEqual([]);
  await press('वेव 1 रद्द करें');
  expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('उठाए हुए 4 नग');
  expect(latinWords()).toEqual([]);
});

test('the empty board has no English either', async () => {
  await show(empty);
  await press('en');
  expect(document.querySelector('main')?.textContent).toContain('अभी कोई वेव नहीं');
  expect(latinWords()).toEqual([]);
});

test('the sheet of a blind count is in the language that was chosen before', async () => {
  localStorage.setItem('khep-pick-language', 'hi');
  await showScreen(<CountSheet count_id="cnt_1" onClose={() => undefined} />);
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')?.textContent).toContain('1-2-3'));
  expect(latinWords()).toEqual([]);
});

test('the vans are in Hindi, with the name of the field for the warehouse', async () => {
  localStorage.setItem('khep-pick-language', 'hi');
  await showScreen(<HandOver />);
  await vi.waitFor(() => expect(document.querySelector('main')?.textContent).toContain('Delhivery'));
  expect(latinWords()).toEqual([]);
});
