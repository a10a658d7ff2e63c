import { beforeEach, expect, test } from 'vitest';
import { getSession, firstName, clearSession, endSession, saveSession } from './session.ts';

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

test('logging out clears everything but the store name', () => {
  saveSession({
    token: 't',
    brand_id: 'brd_1',
    email: 'a@b.in',
    name: 'Asha Rao',
    store_name: 'Asha Crafts',
  });
  localStorage.setItem('khep-sidebar', 'collapsed');
  clearSession();
  expect(getSession()).toEqual({
    token: '',
    brand_id: '',
    email: '',
    name: '',
    store_name: 'Asha Crafts',
  });
  expect(localStorage.getItem('khep-sidebar')).toBeNull();
});

test('a later response changes only the fields it has', () => {
  saveSession({ token: 't', brand_id: 'brd_1', name: 'Asha Rao' });
  saveSession({ name: 'Asha K Rao' });
  expect(getSession().token).toBe('t');
  expect(firstName(getSession())).toBe('Asha');
});

test('logging out clears the drafts of this tab; an expired session keeps them', () => {
  sessionStorage.setItem('draft:brd_1:a@b.in:order:new', '{}');
  clearSession();
  expect(sessionStorage.length).toBe(1);
  endSession();
  expect(sessionStorage.length).toBe(0);
});

test('logging out in another tab clears the drafts of this one', () => {
  sessionStorage.setItem('draft:brd_1:a@b.in:order:new', '{}');
  const toldBy = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  toldBy('token', null);
  expect(sessionStorage.length).toBe(1);
  toldBy('khep-logged-out', '1763800000000');
  expect(sessionStorage.length).toBe(0);
});
