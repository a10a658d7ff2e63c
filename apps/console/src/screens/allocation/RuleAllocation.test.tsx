import type { OverrideRule } from '@khep/api';
import { createClient } from '@khep/api/client';
import { ClientProvider } from '@khep/api/hooks';
import { toast } from '@khep/ui';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import RuleAllocation from './RuleAllocation.tsx';
import { loadDraftRules } from './draftRules.ts';

const condition = (value: number) => ({
  field_name: 'Order Value',
  field_type: 'Float' as const,
  field_operator: 'gt' as const,
  field_value: value,
});
const rule = (id: string, name: string, priority: number, value: number): OverrideRule => ({
  id,
  name,
  priority,
  carrier_list: [1],
  status: true,
  rule_type: 'custom',
  conditions: [condition(value)],
});
const rows = [
  { metric: 'Delivered Shipments', beforeChange: 10, afterChange: 11, percentChange: 10, isPositive: true },
];

let root: Root;
let notices: string[];
let asked: { method: string; path: string; body: { override_rules?: OverrideRule[]; name?: string } }[];

beforeEach(async () => {
  asked = [];
  notices = [];
  vi.spyOn(toast, 'success').mockImplementation((text) => void notices.push(text));
  const answers: Record<string, object> = {
    '/allocation/setting': {
      id: 'load',
      allocation_type: 'load',
      distribution_percentage: [{ courier_id: 1, percentage: 100 }],
      override_rules: [rule('wide', 'Dear ones', 1, 1000), rule('narrow', 'Dearest', 2, 5000)],
      warnings: [],
    },
    '/allocation/setting/fields': {
      fields: [
        { field_name: 'Order Value', label: 'Order Value', field_type: 'Float', operators: ['gt', 'lt'] },
      ],
    },
    '/allocation/setting/impact': {
      rows,
      orders: 1284,
      measured: 1102,
      unmeasured: 0,
      moved: 96,
      unallocated: { before: 0, after: 0 },
      rules: [
        { name: 'Dear ones', orders: 642 },
        { name: 'The very dearest', orders: 0 },
      ],
      days: 30,
      from: '2026-10-23',
      to: '2026-11-21',
    },
    '/courier': { couriers: [{ courier_id: 1, name: 'Delhivery Surface' }] },
  };
  const client = createClient({
    session: {
      token: () => 't',
      user: () => ({ email: '', name: '', brand_id: '' }),
      forget: () => undefined,
    },
    onSignedOut: () => undefined,
    notify: ({ text }) => notices.push(text),
    fetch: async (input, init = {}) => {
      const url = new URL(input instanceof Request ? input.url : input, 'http://khep.test');
      const path = url.pathname.replace(/^\/api/, '');
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
      asked.push({ method: init.method ?? 'GET', path, body });
      const data = answers[path] ?? {};
      return new Response(JSON.stringify({ data, message: 'Rules Updated Successfully' }), {
        status: path === '/allocation/setting' ? 201 : 200,
      });
    },
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <ClientProvider client={client}>
        <RuleAllocation />
      </ClientProvider>
    </SWRConfig>,
  );
  await shown('Dearest');
});

afterEach(() => {
  vi.restoreAllMocks();
  root.unmount();
  document.body.replaceChildren();
});

const shown = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text));
const press = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent?.trim() === name,
  );
  if (!found) throw new Error(`Button "${name}" not found`);
  act(() => found.click());
};
const type = (name: string, value: string) => {
  const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
};

test('a shadowed rule shows a warning before it is saved', async () => {
  expect(document.body.textContent).toContain('"Dearest" never runs');
  press('Dearest');
  await shown('Edit rule');
  type('name', 'The very dearest');
  await shown('"The very dearest" never runs');
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('the impact is requested for the draft rules, which are saved for the preview page', async () => {
  press('Dearest');
  await shown('Edit rule');
  type('name', 'The very dearest');
  press('Preview impact');
  await shown('1,284 orders replayed, 96 with another courier');
  const question = asked.find(({ path }) => path === '/allocation/setting/impact');
  expect(question?.body.override_rules?.map(({ name }) => name)).toEqual(['Dear ones', 'The very dearest']);
  expect(loadDraftRules()?.override_rules[1]).toMatchObject({ id: 'narrow', name: 'The very dearest' });
  await shown('50% of orders');
});

test('an invalid rule is not sent, and a valid one is saved under its id', async () => {
  press('Dearest');
  await shown('Edit rule');
  type('name', '');
  press('Save rule');
  await shown('Enter a rule name.');
  expect(asked.filter(({ method }) => method === 'PUT')).toEqual([]);
  type('name', 'The very dearest');
  press('Save rule');
  await vi.waitFor(() =>
    expect(asked).toContainEqual({
      method: 'PUT',
      path: '/allocation/setting/load/narrow',
      body: expect.objectContaining({ name: 'The very dearest', carrier_list: [1] }),
    }),
  );
});

test('deleting a rule reports that rules were updated, not added', async () => {
  press('Dearest');
  await shown('Edit rule');
  press('Delete');
  await shown('Delete rule “Dearest”?');
  press('Delete rule');
  await vi.waitFor(() => expect(notices).toEqual(['Rules Updated Successfully']));
  const saved = asked.find(({ method }) => method === 'POST');
  expect(saved?.body.override_rules?.map(({ name }) => name)).toEqual(['Dear ones']);
});
