import type { AllocationSetting, OverrideRule } from '@khep/api';
import { createClient } from '@khep/api/client';
import { ClientProvider } from '@khep/api/hooks';
import { NavigationProvider, toast } from '@khep/ui';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { navigate } from 'wouter/use-browser-location';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardedNavigate } from '../../forms/leaveGuard.ts';
import { saveSession } from '../../session.ts';
import ImpactPreview from './ImpactPreview.tsx';
import RuleAllocation from './RuleAllocation.tsx';

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
  action: 'ship',
  carrier_list: [1],
  status: true,
  rule_type: 'custom',
  conditions: [condition(value)],
});
const rows = [
  { metric: 'Delivered Shipments', beforeChange: 10, afterChange: 11, percentChange: 10, isPositive: true },
];
const courier = (courier_id: number, name: string, is_active = true) => ({
  courier_id,
  name,
  partner: 'delhivery',
  mode: 'Surface',
  is_active,
  is_simulated: true,
});

interface Request {
  method: string;
  path: string;
  ifMatch: string | null;
  body: {
    override_rules?: OverrideRule[];
    distribution_percentage?: object[];
    conditions?: object[];
    name?: string;
  };
}

const labelled = (label: string) => document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`);

let root: Root | undefined;
let notices: string[];
let asked: Request[];
let saved: AllocationSetting;
/** Answers a change once with a conflict. */
let conflicts: number;

const client = () =>
  createClient({
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
      const method = init.method ?? 'GET';
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
      asked.push({ method, path, body, ifMatch: new Headers(init.headers).get('If-Match') });
      if (method !== 'GET' && conflicts > 0 && /setting$|load\//.test(path)) {
        conflicts -= 1;
        const others = { ...saved, version: saved.version + 1 };
        others.override_rules = [...saved.override_rules, rule('theirs', 'From the other tab', 9, 9000)];
        const conflict = {
          code: 'version_conflict',
          current: others,
          changed_by: 'Devendra',
          changed_at: '',
        };
        return new Response(JSON.stringify({ message: 'Changed', ...conflict }), { status: 412 });
      }
      const data = answers()[path] ?? {};
      return new Response(JSON.stringify({ data }), { status: path === '/allocation/setting' ? 201 : 200 });
    },
  });

const answers = (): Record<string, object> => ({
  '/allocation/setting': saved,
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
  '/allocation/setting/matches': {
    orders: 1284,
    matched: 53,
    taken: 0,
    sample: [],
    days: 30,
    from: '2026-10-23',
    to: '2026-11-21',
  },
  '/courier': { couriers: [courier(1, 'Delhivery Surface'), courier(2, 'Blue Dart Air', false)] },
});

/** Opens a page; again is what another tab or a reload does. */
function open(Screen: () => React.ReactNode) {
  act(() => root?.unmount());
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <NavigationProvider navigate={guardedNavigate}>
        <ClientProvider client={client()}>
          <Screen />
        </ClientProvider>
      </NavigationProvider>
    </SWRConfig>,
  );
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  saveSession({ brand_id: 'brd_1' });
  navigate('/brand/brd_1/setting/rule-allocation');
  asked = [];
  notices = [];
  conflicts = 0;
  saved = {
    id: 'load',
    allocation_type: 'load',
    distribution_percentage: [],
    override_rules: [rule('wide', 'Dear ones', 1, 1000), rule('narrow', 'Dearest', 2, 5000)],
    warnings: [],
    version: 7,
  };
  vi.spyOn(toast, 'success').mockImplementation((text) => void notices.push(text));
  vi.spyOn(toast, 'error').mockImplementation((text) => void notices.push(text));
});

afterEach(() => {
  vi.restoreAllMocks();
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

const shown = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text));
const gone = (text: string) => vi.waitFor(() => expect(document.body.textContent).not.toContain(text));
const press = (name: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('button, a')].findLast(
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
const changes = () => asked.filter(({ method, path }) => method !== 'GET' && !/impact|matches/.test(path));

async function openDearest() {
  open(RuleAllocation);
  await shown('Dearest');
  press('Dearest');
  await shown('Edit rule');
}

test('a shadowed rule shows a warning before it is saved', async () => {
  await openDearest();
  expect(document.body.textContent).toContain('"Dearest" never runs');
  type('name', 'The very dearest');
  await shown('"The very dearest" never runs');
  expect(changes()).toEqual([]);
});

test('an open rule is in the URL, has focus and shows which past orders match it', async () => {
  await openDearest();
  expect(location.search).toBe('?rule=narrow');
  expect(document.activeElement).toBe(document.querySelector('input[name="name"]'));
  await shown('53 of 1,284 orders of the last 30 days match');
  const { body } = asked.findLast(({ path }) => path === '/allocation/setting/matches')!;
  expect(body).toEqual({ rule_id: 'narrow', conditions: [condition(5000)] });
});

test('the draft of a rule is on the preview page, in another tab and after a reload', async () => {
  await openDearest();
  type('name', 'The very dearest');
  press('Preview impact');
  await shown('1,284 orders replayed, 96 with another courier');
  const question = asked.find(({ path }) => path === '/allocation/setting/impact');
  expect(question?.body.override_rules?.map(({ name }) => name)).toEqual(['Dear ones', 'The very dearest']);
  press('Open full page');
  expect(location.pathname + location.search).toBe(
    '/brand/brd_1/setting/rule-allocation/edit-preview?rule=narrow',
  );
  // A new tab shares the browser's storage, not the tab's, and may lack the address of the rule.
  sessionStorage.clear();
  navigate('/brand/brd_1/setting/rule-allocation/edit-preview');
  open(ImpactPreview);
  await shown('Rules in this preview');
  await shown('The very dearest');
  await shown('50% of orders');
  press('Back to rules');
  expect(location.search).toBe('?rule=narrow');
  open(RuleAllocation);
  await shown('Unsaved changes restored');
  expect(document.querySelector<HTMLInputElement>('input[name="name"]')?.value).toBe('The very dearest');
}, 30_000);

test('the preview page saves the rule', async () => {
  await openDearest();
  type('name', 'The very dearest');
  navigate('/brand/brd_1/setting/rule-allocation/edit-preview?rule=narrow');
  open(ImpactPreview);
  await shown('Rules in this preview');
  press('Save rule');
  await vi.waitFor(() => expect(location.pathname + location.search).toMatch(/rule-allocation$/));
  expect(changes()).toMatchObject([
    {
      method: 'PUT',
      path: '/allocation/setting/load/narrow',
      ifMatch: '"7"',
      body: { name: 'The very dearest' },
    },
  ]);
  expect(Object.keys(localStorage)).toEqual(['brand_id']);
});

test('an invalid rule is not sent, and a valid one is saved under its id', async () => {
  await openDearest();
  type('name', '');
  press('Save rule');
  await shown('Enter a rule name.');
  expect(changes()).toEqual([]);
  type('name', 'The very dearest');
  press('Save rule');
  await vi.waitFor(() =>
    expect(changes()).toMatchObject([
      {
        method: 'PUT',
        path: '/allocation/setting/load/narrow',
        body: { name: 'The very dearest', carrier_list: [1] },
      },
    ]),
  );
  await gone('Edit rule');
});

test('deleting a rule reports that rules were updated, not added', async () => {
  await openDearest();
  press('Delete');
  await shown('Delete rule “Dearest”?');
  press('Delete rule');
  await vi.waitFor(() => expect(notices).toEqual(['Rules Updated Successfully']));
  expect(changes()[0]?.body.override_rules?.map(({ name }) => name)).toEqual(['Dear ones']);
});

test('deleting a rule keeps the one that another tab added', async () => {
  await openDearest();
  conflicts = 1;
  press('Delete');
  await shown('Delete rule “Dearest”?');
  press('Delete rule');
  await vi.waitFor(() => expect(notices).toEqual(['Rules Updated Successfully']));
  expect(
    changes().map(({ ifMatch, body }) => [ifMatch, body.override_rules?.map(({ name }) => name)]),
  ).toEqual([
    ['"7"', ['Dear ones']],
    ['"8"', ['Dear ones', 'From the other tab']],
  ]);
});

test('adding a copy keeps the rule that another tab added, and stores no load distribution', async () => {
  await openDearest();
  press('Copy');
  await shown('Add rule');
  await vi.waitFor(() =>
    expect(document.querySelector<HTMLInputElement>('input[name="name"]')?.value).toBe('Dearest, copy'),
  );
  conflicts = 1;
  press('Save rule');
  await vi.waitFor(() => expect(notices).toEqual(['Rules Added Successfully']));
  const { body, ifMatch } = changes().at(-1)!;
  expect(ifMatch).toBe('"8"');
  expect(body.distribution_percentage).toEqual([]);
  expect(body.override_rules?.map(({ name, priority }) => [name, priority])).toEqual([
    ['Dear ones', 1],
    ['Dearest', 2],
    ['From the other tab', 9],
    ['Dearest, copy', 4],
  ]);
});

test('without a load distribution none is shown, and it is saved only once shares are set', async () => {
  saved.distribution_percentage = [];
  open(RuleAllocation);
  await shown('No load distribution: the cheapest courier is used.');
  expect(document.body.textContent).not.toContain('100%');
  press('Set shares');
  await shown('Connect a second courier to split orders');
  expect(location.search).toBe('?tab=load');
});

test("warns about a share of a courier that isn't connected, and confirms what was saved", async () => {
  saved.distribution_percentage = [
    { courier_id: 1, percentage: 60 },
    { courier_id: 2, percentage: 40 },
  ];
  navigate('/brand/brd_1/setting/rule-allocation?tab=load');
  open(RuleAllocation);
  await shown("Blue Dart Air isn't connected, so its 40% goes to the other couriers.");
  expect(document.body.textContent).not.toContain('Remove all shares');
  act(() => labelled('Delete Blue Dart Air from the load distribution')?.click());
  await shown('Delhivery Surface ships all orders that match no rule.');
  expect(labelled('Delete Delhivery Surface from the load distribution')).toHaveProperty('disabled', true);
  press('Save load distribution');
  await vi.waitFor(() => expect(notices).toEqual(['Load distribution saved']));
  expect(changes()).toMatchObject([
    { ifMatch: '"7"', body: { distribution_percentage: [{ courier_id: 1, percentage: 100 }] } },
  ]);
  expect(changes()[0]?.body.override_rules).toHaveLength(2);
});
