import { beforeEach, expect, test } from 'vitest';
import { currentSession, firstName, forgetSession, keepSession } from './session.ts';

beforeEach(() => {
  localStorage.clear();
  forgetSession();
});

test('signing out forgets everything but the name of the store', () => {
  keepSession({
    token: 't',
    brand_id: 'brd_1',
    email: 'a@b.in',
    name: 'Asha Rao',
    store_name: 'Asha Crafts',
  });
  localStorage.setItem('khep-sidebar', 'collapsed');
  forgetSession();
  expect(currentSession()).toEqual({
    token: '',
    brand_id: '',
    email: '',
    name: '',
    store_name: 'Asha Crafts',
  });
  expect(localStorage.getItem('khep-sidebar')).toBeNull();
});

test('a later answer changes only what it names', () => {
  keepSession({ token: 't', brand_id: 'brd_1', name: 'Asha Rao' });
  keepSession({ name: 'Asha K Rao' });
  expect(currentSession().token).toBe('t');
  expect(firstName(currentSession())).toBe('Asha');
});
