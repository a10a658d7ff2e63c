import { describe, expect, test } from 'vitest';
import * as api from '@khep/api';
import { labelSizeFacts, labelSizes, papers } from '@khep/domain/documents';
import { orderNeeds, orderStatuses, orderTabs } from '@khep/domain/orders';
import { shipmentStates, shipmentTabs } from '@khep/domain/shipments';

/** The packages don't import each other, so each has its own list. */
describe('the API and the domain list the same', () => {
  test('label sizes', () => {
    expect([...api.labelLayouts]).toEqual(labelSizes);
    expect([...api.labelSizes]).toEqual(labelSizes.map((size) => labelSizeFacts[size].setting));
  });

  test('papers of invoices', () => {
    expect([...api.invoicePapers]).toEqual(Object.keys(papers));
  });

  test('order statuses, tabs and tasks', () => {
    expect(api.orderStatuses).toEqual(orderStatuses);
    expect(api.orderTabs).toEqual(orderTabs);
    expect(Object.keys(api.OrderCounts.shape.tabs.shape)).toEqual([...orderTabs]);
    expect(api.orderNeeds).toEqual(orderNeeds);
    expect(Object.keys(api.OrderCounts.shape.needs.shape)).toEqual([...orderNeeds]);
  });

  test('shipment states and tabs', () => {
    expect(api.shipmentStatuses).toEqual(shipmentStates);
    expect(api.shipmentTabs).toEqual(shipmentTabs);
  });
});
