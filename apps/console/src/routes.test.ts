import { expect, test } from 'vitest';
import { pattern, patternInBrand, privateRouteAt, privateRoutes, routes } from './routes.ts';

test('no two screens share an address', () => {
  expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length);
});

test('every private screen is under its brand and belongs to a module', () => {
  for (const route of privateRoutes) {
    expect(route.path).toMatch(/^\/brand\/\{brand_id\}\//);
    expect(route.module, route.path).toBeDefined();
  }
});

test('parameters in braces become parameters of the router', () => {
  const edit = routes.find((route) => route.title === 'Edit SKU')!;
  expect(pattern(edit)).toBe('/brand/:brand_id/sku/edit-sku/:id');
  expect(patternInBrand(edit)).toBe('/sku/edit-sku/:id');
});

test('finds the screen at a path as the router does, with its search and encoded parts', () => {
  expect(privateRouteAt('/oms/new-orders?needs=address')?.title).toBe('New orders');
  expect(privateRouteAt('/sku/edit-sku/MUG%2F6')?.path).toBe('/brand/{brand_id}/sku/edit-sku/{id}');
  expect(privateRouteAt('/sku/edit-sku')).toBeUndefined();
  expect(privateRouteAt('/oms/new-orders/more')).toBeUndefined();
});
