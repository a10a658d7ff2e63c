import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../App.tsx';
import { mayUse } from '../data/useAccess.ts';
import { saveSession } from '../session.ts';
import { sidebarModules } from './modules.ts';
import { palettePlaces } from './palette.tsx';

test('a user has what was given, an owner everything, and the home screen everybody', () => {
  const user = { business_role: 'user', module_access: ['orders'] };
  expect(mayUse(user, 'orders')).toBe(true);
  expect(mayUse(user, 'home')).toBe(true);
  expect(mayUse(user, 'settings')).toBe(false);
  expect(mayUse({ ...user, module_access: ['all'] }, 'settings')).toBe(true);
  expect(mayUse({ ...user, business_role: 'owner' }, 'settings')).toBe(true);
});

test('nothing can be jumped to or begun of a module that is not the user’s', () => {
  saveSession({ token: 't', brand_id: 'brd_1' });
  const allows = (module: string) => module === 'orders';
  const groups = palettePlaces(
    sidebarModules('brd_1').filter(({ module }) => allows(module)),
    allows,
  );
  const [begin, screens] = groups.map(({ commands }) => commands.map(({ label }) => label));
  expect(begin).toEqual(['Create order']);
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
      : Response.json({ message: 'Not of this test', detail: '' }, { status: 501 });
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('a screen of another module is refused once, in words, without a call of it', async () => {
  window.history.replaceState(null, '', '/brand/brd_1/setting/warehouse');
  act(() => root.render(<App />));
  await vi.waitFor(() =>
    expect(document.querySelector('main')?.textContent).toContain('You do not have access to this'),
  );
  expect(document.querySelectorAll('[data-kind="no-permission"]')).toHaveLength(1);
  const sidebar = [...document.querySelectorAll('nav a')].map(({ textContent }) => textContent);
  expect(sidebar).toEqual(['Home', 'Orders']);
  expect(document.body.textContent).not.toContain('Add warehouse');
  expect(asked.filter((path) => path.includes('warehouse'))).toEqual([]);
});
