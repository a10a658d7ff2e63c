import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../App.tsx';
import { mayUse } from '../data/useAccess.ts';
import { saveSession } from '../session.ts';
import { sidebarModules } from './modules.ts';
import { messages } from '../messages.ts';
import { paletteGroups } from './palette.tsx';

test('a user has the modules granted, an owner all, and everyone the home screen', () => {
  const user = { business_role: 'user', module_access: ['orders'] };
  expect(mayUse(user, 'orders')).toBe(true);
  expect(mayUse(user, 'home')).toBe(true);
  expect(mayUse(user, 'settings')).toBe(false);
  expect(mayUse({ ...user, module_access: ['all'] }, 'settings')).toBe(true);
  expect(mayUse({ ...user, business_role: 'owner' }, 'settings')).toBe(true);
});

test('the palette offers nothing of a module without access', () => {
  saveSession({ token: 't', brand_id: 'brd_1' });
  const allows = (module: string) => module === 'orders';
  const groups = paletteGroups(
    sidebarModules('brd_1').filter(({ module }) => allows(module)),
    allows,
    messages,
  );
  const [begin, screens] = groups.map(({ commands }) => commands.map(({ label }) => label));
  expect(begin).toEqual(['Ship today', 'Create order']);
  expect(screens).toEqual(['New', 'Ready to ship', 'Pickup & manifest', 'All orders', 'Cancelled']);
});

const user = {
  id: 'usr_1',
  name: 'Asha Rao',
  mobile: '9829012345',
  email: 'asha@example.in',
  business_role: 'user',
  module_access: ['orders'],
  profile_photo: '',
};
const brand = { id: 'brd_1', name: 'Mitti', slug: 'mitti', store_name: 'Mitti' };

let root: Root;
let asked: string[];

beforeEach(() => {
  asked = [];
  saveSession({ token: 't', brand_id: 'brd_1', name: 'Asha Rao', email: user.email });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : String(input);
    asked.push(new URL(url, 'http://localhost').pathname);
    return url.includes('/auth/session')
      ? Response.json({ data: { user, brand } })
      : Response.json({ message: 'Not in this test', detail: '' }, { status: 501 });
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('a screen of another module shows one message and sends no request', async () => {
  window.history.replaceState(null, '', '/brand/brd_1/setting/warehouse');
  act(() => root.render(<App />));
  await vi.waitFor(() =>
    expect(document.querySelector('main')?.textContent).toContain("You don't have access"),
  );
  expect(document.querySelectorAll('[data-kind="no-permission"]')).toHaveLength(1);
  const sidebar = [...document.querySelectorAll('nav a')].map(({ textContent }) => textContent);
  expect(sidebar).toEqual(['Home', 'Orders']);
  expect(document.body.textContent).not.toContain('Add warehouse');
  expect(asked.filter((path) => path.includes('warehouse'))).toEqual([]);
});

test('help lists the steps of shipping, with links only to screens the user can open', async () => {
  window.history.replaceState(null, '', '/brand/brd_1/setting/warehouse');
  act(() => root.render(<App />));
  await vi.waitFor(() => expect(document.querySelector('main')?.textContent).toContain('access'));
  const help = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Help');
  act(() => help?.click());
  await vi.waitFor(() => expect(document.querySelector('[role="dialog"]')).not.toBeNull());
  const links = [...document.querySelectorAll('[role="dialog"] a')].map(({ textContent }) => textContent);
  expect(links).toContain('Allocate couriers');
  expect(links).not.toContain('Edit rules');
});

test('the root of a module leads to its first screen that the user may see, and of another module to none', async () => {
  window.history.replaceState(null, '', '/brand/brd_1/oms');
  act(() => root.render(<App />));
  await vi.waitFor(() => expect(window.location.pathname).toBe('/brand/brd_1/oms/new-orders'));
  act(() => root.unmount());
  root = createRoot(document.body.appendChild(document.createElement('div')));
  window.history.replaceState(null, '', '/brand/brd_1/ndr');
  act(() => root.render(<App />));
  await vi.waitFor(() => expect(document.body.textContent).toContain('access'));
  expect(asked.filter((path) => path.includes('ndr'))).toEqual([]);
});
