import { expect, test } from 'vitest';
import { saveSession } from '../session.ts';
import { settingsModule, sidebarModules } from './modules.ts';
import { findActive, toSidebarModules } from './sidebar.tsx';

saveSession({ token: 't', brand_id: 'brd_1' });
const modules = [...sidebarModules('brd_1'), settingsModule('brd_1')];

test('a screen below a sub-module keeps that sub-module active', () => {
  expect(findActive(modules, 'settings', '/brand/brd_1/setting/warehouse/edit/7')).toEqual({
    activeModule: 'settings',
    activeSubModule: '/brand/brd_1/setting/warehouse',
  });
});

test("the longest address wins: upload history isn't upload", () => {
  expect(
    findActive(modules, 'reconciliation', '/brand/brd_1/reconciliation/upload-history').activeSubModule,
  ).toBe('/brand/brd_1/reconciliation/upload-history');
});

test('a tab in the query is the active sub-module, and the first tab without one', () => {
  const at = (search: string) =>
    findActive(modules, 'procurement', '/brand/brd_1/procurement', search).activeSubModule;
  expect(at('tab=boxes')).toBe('/brand/brd_1/procurement?tab=boxes');
  expect(at('tab=orders&order=po_1')).toBe('/brand/brd_1/procurement?tab=orders');
  expect(at('')).toBe('/brand/brd_1/procurement');
});

test('shows counts beside modules, with failed deliveries as urgent', () => {
  const kit = toSidebarModules(modules, { orders: 43, 'orders.new': 25, ndr: 2 });
  const orders = kit.find((module) => module.id === 'orders');
  expect(orders?.count).toBe(43);
  expect(orders?.subModules?.[0]).toMatchObject({ label: 'New', count: 25 });
  expect(kit.find((module) => module.id === 'ndr')).toMatchObject({ count: 2, countTone: 'critical' });
});

test('Home is active on its own screen only: account security has no place in the sidebar', () => {
  const home = modules.find(({ module }) => module === 'home');
  expect(findActive(modules, 'home', home?.href ?? '')).toEqual({ activeModule: 'home' });
  expect(findActive(modules, 'home', '/brand/brd_1/security')).toEqual({});
});
