import { expect, test } from 'vitest';
import { pattern, patternInBrand, privateRoutes, routes } from './routes.ts';

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
