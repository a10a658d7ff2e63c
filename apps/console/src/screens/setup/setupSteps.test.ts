import { setupStepIds } from '@khep/domain/company';
import type { BrandSetup } from '@khep/api';
import { shippingBlockers } from '@khep/domain/company';
import { expect, test } from 'vitest';
import { privateRouteAt } from '../../routes.ts';
import { availableSteps } from './setupSteps.ts';

type Step = BrandSetup['steps'][number];
const step = (id: Step['id'], more: Partial<Step> = {}): Step => ({
  id,
  is_done: false,
  is_optional: false,
  blocks_shipping: false,
  title: `Title of ${id}`,
  detail: `Detail of ${id}`,
  ...more,
});

test('every step leads to a screen that exists', () => {
  const all = availableSteps(setupStepIds.map((id) => step(id)));
  expect(all.map(({ id }) => id)).toEqual([...setupStepIds]);
  for (const { href } of all)
    expect(privateRouteAt(href.replace(/^\/brand\/[^/]*/, '').replace(/\?.*/, ''))?.built, href).toBe(true);
});

test('the words of a step are the ones of the server', () => {
  expect(availableSteps([step('warehouse', { is_optional: true })])[0]).toMatchObject({
    title: 'Title of warehouse',
    description: 'Detail of warehouse',
    isOptional: true,
  });
});

test('only open steps block shipping', () => {
  const steps = availableSteps([
    step('warehouse', { blocks_shipping: true }),
    step('sku', { blocks_shipping: true, is_done: true }),
    step('box'),
  ]);
  expect(shippingBlockers(steps).map(({ id }) => id)).toEqual(['warehouse']);
});
