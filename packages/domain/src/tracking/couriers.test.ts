import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shipmentStates } from '../shipments/index.ts';
import {
  bluedartReasons,
  courierPartners,
  courierStatuses,
  mapCourierStatus,
  mapDelhiveryStatus,
  xpressbeesReasons,
} from './index.ts';

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
    ['STD', 'DAMAGED'],
    ['STG', 'LOST'],
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

  it('maps every published reason to a failed delivery', () => {
    for (const code of xpressbeesReasons)
      expect(mapCourierStatus('xpressbees', say('UD', code))).toBe('UNDELIVERED');
    for (const code of bluedartReasons)
      expect(mapCourierStatus('bluedart', say('', `${code}-T`))).toBe('UNDELIVERED');
  });

  it('agrees with the Delhivery function', () => {
    const types = ['UD', 'DL', 'RT', 'CN', 'LT', 'PP', 'XX'];
    const statuses = ['Manifested', 'Pending', 'In Transit', 'Dispatched', 'Delivered', 'RTO', 'DTO', 'Lost'];
    const codes = ['', 'EOD-11', 'X-DDD3FD', 'EOD-6O'];
    fc.assert(
      fc.property(
        fc.constantFrom(...types),
        fc.constantFrom(...statuses),
        fc.constantFrom(...codes),
        (type, status, code) => {
          expect(mapCourierStatus('delhivery', say(status, code, type))).toBe(
            mapDelhiveryStatus(type, status, code),
          );
        },
      ),
    );
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
      const rows = courierStatuses[partner];
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
