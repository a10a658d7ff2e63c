import { beforeEach, expect, test } from 'vitest';
import { getSession, firstName, clearSession, saveSession } from './session.ts';

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
