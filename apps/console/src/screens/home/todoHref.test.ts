// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { privateRouteAt } from '../../routes.ts';
import { saveSession } from '../../session.ts';
import { todoHref } from './todoHref.ts';

test('links to screens that exist and that the user can access', () => {
  saveSession({ token: 't', brand_id: 'brd_1' });
  const hrefOf = (to: string) => todoHref(to, privateRouteAt(to), (module) => module !== 'settings');
  expect(hrefOf('/no-such-screen')).toBeUndefined();
  expect(hrefOf('/setting/warehouse')).toBeUndefined();
  expect(hrefOf('/oms/new-orders?needs=packaging')).toBe('/brand/brd_1/oms/new-orders?needs=packaging');
});
