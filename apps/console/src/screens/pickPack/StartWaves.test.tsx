import type { WaveBoard } from '@khep/api';
import { createClient } from '@khep/api/client';
import { ClientProvider } from '@khep/api/hooks';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StartWaves } from './StartWaves.tsx';

const courier = (courier_id: number, courier_name: string, boxes: number) => ({
  courier_id,
  courier_name,
  boxes,
  single: 0,
  pieces: boxes,
  leaves_at: '2030-11-25T10:30:00.000Z',
});
const board: WaveBoard = {
  warehouses: [],
  warehouse_id: 'wh_1',
  waiting: [courier(1, 'Delhivery Surface', 200), courier(4, 'Blue Dart Air', 100)],
  choices: {
    leaves_at: ['2030-11-25T10:30:00.000Z', '2030-11-25T11:30:00.000Z'],
    zones: [
      { zone: 'A', boxes: 200 },
      { zone: 'none', boxes: 100 },
    ],
    tags: ['urgent'],
  },
  waves: [],
  has_layout: true,
};

/** Paths and bodies that were asked. */
let asked: [path: string, body: unknown][];
let count: { boxes: number; orders: number } | undefined;
let root: Root;

const client = createClient({
  session: { token: () => 't', user: () => ({ email: '', name: '', brand_id: '' }), forget: () => undefined },
  onSignedOut: () => undefined,
  fetch: (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, 'http://khep.test');
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push([pathname.replace(/^.*pick-pack/, '') + decodeURIComponent(search), body]);
    if (body !== undefined) return Promise.resolve(Response.json({ data: { waves: [] } }));
    if (count === undefined)
      return Promise.resolve(Response.json({ detail: 'Something went wrong' }, { status: 500 }));
    return Promise.resolve(Response.json({ data: count }));
  },
});

const draw = (shown: WaveBoard) =>
  act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <ClientProvider client={client}>
          <StartWaves board={shown} />
        </ClientProvider>
      </SWRConfig>,
    ),
  );

beforeEach(async () => {
  asked = [];
  count = { boxes: 300, orders: 290 };
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`No button ${name}`);
  return found;
};
const press = (name: string) => act(async () => button(name).click());
const status = () => document.querySelector('[role=status]')?.textContent;
const counts = () => asked.flatMap(([path, body]) => (body === undefined ? [path] : []));

test('says how many boxes of how many orders match, and how many of them start now', async () => {
  await draw(board);
  expect(counts()).toEqual(['/waiting?warehouse_id=wh_1&contents=all']);
  expect(status()).toBe('300 boxes of 290 orders. The 120 that leave first start now.');
  expect(button('Start waves for 120 boxes').disabled).toBe(false);
});

test('starts waves by the same choice that was counted', async () => {
  await draw(board);
  count = { boxes: 1, orders: 1 };
  await press('Blue Dart Air100');
  await press('No zone100');
  expect(counts().at(-1)).toBe('/waiting?warehouse_id=wh_1&courier_ids=1&zones=A&contents=all');
  expect(status()).toBe('1 box of 1 order.');
  await press('Start waves for 1 box');
  expect(asked.find(([, body]) => body !== undefined)).toEqual([
    '/waves',
    { warehouse_id: 'wh_1', courier_ids: [1], zones: ['A'], contents: 'all', totes: 12 },
  ]);
});

test('without a courier nothing is asked, and nothing can start', async () => {
  await draw(board);
  await press('Blue Dart Air100');
  await press('Delhivery Surface200');
  expect(counts()).toHaveLength(2);
  expect(status()).toBe('No box matches. Choose more couriers, times or zones.');
  expect(button('Start waves').disabled).toBe(true);
});

test('a courier whose boxes come later is chosen too', async () => {
  await draw(board);
  await press('Blue Dart Air100');
  await draw({ ...board, waiting: [...board.waiting, courier(5, 'DTDC', 3)] });
  expect(counts().at(-1)).toContain('courier_ids=1&courier_ids=5');
});

test('boxes that could not be counted can be counted again', async () => {
  count = undefined;
  await draw(board);
  await vi.waitFor(() => expect(document.body.textContent).toContain('The boxes could not be counted'));
  expect(button('Start waves').disabled).toBe(true);
  count = { boxes: 2, orders: 2 };
  await press('Count again');
  expect(status()).toBe('2 boxes of 2 orders.');
});
