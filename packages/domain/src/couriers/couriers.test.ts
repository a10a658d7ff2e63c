import { describe, expect, it } from 'vitest';
import { shipmentStates } from '../shipments/index.ts';
import { courierPartners, couriers, mapCourierReturnStatus, mapCourierStatus } from './index.ts';

const say = (status: string, code = '', status_type = '') => ({ status_type, status, code });

describe("a courier's statuses", () => {
  it.each([
    ['DRC', 'AWB_ASSIGNED'],
    ['OFP', 'OUT_FOR_PICKUP'],
    ['PND', 'PICKUP_FAILED'],
    ['PKD', 'PICKED_UP'],
    ['IT', 'IN_TRANSIT'],
    ['RAD', 'AT_DESTINATION'],
    ['OFD', 'OUT_FOR_DELIVERY'],
    ['UD', 'UNDELIVERED'],
    ['DLVD', 'DELIVERED'],
    ['RTON', 'RTO_INITIATED'],
    ['rto-it', 'RTO_IN_TRANSIT'],
    ['RTO-OFD', 'RTO_OUT_FOR_DELIVERY'],
    ['RTU', 'RTO_UNDELIVERED'],
    ['RTD', 'RTO_DELIVERED'],
    ['STD', 'IN_TRANSIT'],
    ['STG', 'IN_TRANSIT'],
    ['LOST', 'LOST'],
    ['HELD', undefined],
  ])('of XpressBees: %s is %s', (status, state) => {
    expect(mapCourierStatus('xpressbees', say(status))).toBe(state);
  });

  it.each([
    ['001-S', 'IN_TRANSIT'],
    ['002-S', 'OUT_FOR_DELIVERY'],
    ['000-T', 'DELIVERED'],
    ['016-T', 'RTO_INITIATED'],
    ['188-T', 'RTO_DELIVERED'],
    ['000-RT', 'RTO_DELIVERED'],
    ['186-T', 'LOST'],
    ['129-T', 'DAMAGED'],
    ['029-S', 'UNDELIVERED'],
    ['999-S', undefined],
  ])('of Blue Dart: %s is %s', (code, state) => {
    expect(mapCourierStatus('bluedart', say('Anything', code))).toBe(state);
  });

  it('distinguishes Blue Dart codes by group', () => {
    expect(mapCourierStatus('bluedart', say('Delivery rescheduled', '001-T'))).toBe('UNDELIVERED');
    expect(mapCourierStatus('bluedart', say('SHIPMENT ARRIVED AT DESTINATION LOCATION', '001-S'))).toBe(
      'AT_DESTINATION',
    );
  });

  it.each([
    ['UD', 'Manifested', undefined, 'AWB_ASSIGNED'],
    ['UD', 'Not Picked', undefined, 'PICKUP_FAILED'],
    ['UD', 'In Transit', undefined, 'IN_TRANSIT'],
    ['UD', 'Pending', undefined, 'AT_DESTINATION'],
    ['UD', 'Pending', 'EOD-11', 'UNDELIVERED'],
    ['UD', 'Dispatched', 'X-DDD3FD', 'OUT_FOR_DELIVERY'],
    ['DL', 'Delivered', undefined, 'DELIVERED'],
    ['DL', 'RTO', undefined, 'RTO_DELIVERED'],
    ['RT', 'In Transit', undefined, 'RTO_IN_TRANSIT'],
    ['RT', 'Dispatched', undefined, 'RTO_OUT_FOR_DELIVERY'],
    ['CN', 'Canceled', undefined, 'CANCELLED'],
    ['lt', 'LOST', undefined, 'LOST'],
    ['DL', 'DTO', undefined, undefined],
    ['UD', 'Teleported', undefined, undefined],
  ])('of Delhivery: %s %s %s is %s', (type, status, code, state) => {
    expect(mapCourierStatus('delhivery', say(status, code, type))).toBe(state);
  });

  it("distinguishes Delhivery's statuses of a return", () => {
    const mapped = (type: string, status: string) =>
      mapCourierReturnStatus('delhivery', say(status, '', type));
    expect(mapped('PP', 'Scheduled')).toBe('PICKUP_SCHEDULED');
    expect(mapped('DL', 'DTO')).toBe('DTO_DELIVERED');
    expect(mapped('PP', 'Teleported')).toBeUndefined();
  });

  it('applies corrections by a brand, for a code or a whole status', () => {
    const own = [{ status: 'UD', code: '37', state: 'RTO_INITIATED' as const }];
    expect(mapCourierStatus('xpressbees', say('UD', '37'), own)).toBe('RTO_INITIATED');
    expect(mapCourierStatus('xpressbees', say('UD', '2'), own)).toBe('UNDELIVERED');
    expect(mapCourierStatus('xpressbees', say('HELD'), [{ status: 'held', state: 'IN_TRANSIT' }])).toBe(
      'IN_TRANSIT',
    );
  });

  it('has valid states only and no unreachable rows', () => {
    for (const partner of courierPartners) {
      const rows = couriers[partner].statuses;
      rows.forEach((row) => {
        expect(shipmentStates).toContain(row.state);
        expect(
          mapCourierStatus(partner, say(row.status ?? 'x', row.code ?? 'x', row.status_type ?? 'x')),
          `${partner} ${JSON.stringify(row)}`,
        ).toBe(row.state);
      });
    }
  });
});
