import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleRateCard } from '../rating/index.ts';
import type { RateCard, Movement } from '../rating/index.ts';
import {
  compileContract,
  invoiceCategories,
  reconcileColumns,
  reconcileLine,
  shipmentKinds,
} from './index.ts';
import type { BilledShipment } from './index.ts';

const zones = ['A', 'B', 'C', 'D', 'E'];
const cards: RateCard[] = [
  exampleRateCard,
  {
    ...exampleRateCard,
    brand_details: {
      ...exampleRateCard.brand_details,
      conversion_factor: 4000,
      additional_slab_weight: 1000,
    },
    vas_contract_data: { ...exampleRateCard.vas_contract_data, FSC: { parameters: { rate: 12.5 } } },
  },
];
const contracts = cards.map((card) => compileContract(card, zones));
const amount = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 90_000 }));

const shipmentOf = fc.record({
  card: fc.nat({ max: 1 }),
  zone: fc.nat({ max: 4 }),
  weight_g: fc.integer({ min: 1, max: 9000 }),
  side: fc.integer({ min: 4, max: 40 }),
  collect: fc.oneof(fc.constant(0), fc.integer({ min: 10_000, max: 500_000 })),
  kind: fc.nat({ max: 3 }),
});
const lineOf = fc.record({
  at: fc.nat({ max: 7 }),
  zone: fc.nat({ max: 4 }),
  charged_g: fc.integer({ min: 1, max: 9000 }),
  freight: amount,
  rto: amount,
  cod: amount,
  fsc: amount,
  other: amount,
  gst: amount,
  // Some lines are billed as contracted, so that all branches are reached.
  isRight: fc.boolean(),
  /** Takes back what another has billed. */
  isCredit: fc.nat({ max: 5 }).map((draw) => draw === 0),
});
type Shipment = typeof shipmentOf extends fc.Arbitrary<infer T> ? T : never;

const toBilledShipment = ({ zone, weight_g, side, collect, kind }: Shipment): BilledShipment => ({
  state: ['IN_TRANSIT', 'DELIVERED', 'RTO_DELIVERED', 'CANCELLED'][kind]!,
  picked_up_on: shipmentKinds[kind] === 'not_shipped' ? undefined : '2026-11-06',
  zone: zones[zone]!,
  weight_g,
  length_cm: side,
  width_cm: side,
  height_cm: 10,
  payment_mode: collect > 0 ? 'cod' : 'prepaid',
  collect,
  movement: shipmentKinds[kind] === 'rto' ? 'rto' : 'forward',
});

describe('an invoice as columns', () => {
  test('is reconciled like its lines one by one', () => {
    fc.assert(
      fc.property(
        fc.array(shipmentOf, { minLength: 1, maxLength: 6 }),
        fc.array(lineOf, { maxLength: 12 }),
        (parcels, drafts) => {
          const shipments = parcels.map(toBilledShipment);
          const lines = drafts.map((draft) => {
            const { isRight, isCredit, ...line } = draft;
            const sign = isCredit ? -1 : 1;
            for (const head of ['freight', 'rto', 'cod', 'fsc', 'other', 'gst'] as const)
              line[head] = line[head] === 0 ? 0 : sign * line[head];
            const shipment = shipments[line.at];
            if (!isRight || isCredit || !shipment) return line;
            const card = cards[parcels[line.at]!.card];
            const { heads } = reconcileLine(
              { awb: '', heads: { freight: 1 }, total: 0 },
              { shipment, card, billedBefore: new Map() },
            );
            const of = (head: string) => heads.find((one) => one.head === head)?.expected ?? 0;
            return {
              ...line,
              zone: parcels[line.at]!.zone,
              freight: of('freight'),
              rto: 0,
              cod: of('cod'),
              fsc: of('fsc'),
              other: 0,
              gst: of('gst'),
            };
          });
          const column = <T extends Float64Array | Int32Array | Uint8Array | Uint16Array>(
            Kind: { from(values: number[]): T },
            values: number[],
          ): T => Kind.from(values);
          const totals = lines.map(
            (line) => line.freight + line.rto + line.cod + line.fsc + line.other + line.gst,
          );
          const fast = reconcileColumns(
            {
              awb: column(
                Float64Array,
                lines.map(({ at }) => 14_908_809_500_000 + at),
              ),
              zone: column(
                Uint8Array,
                lines.map(({ zone }) => zone),
              ),
              charged_g: column(
                Int32Array,
                lines.map(({ charged_g }) => charged_g),
              ),
              freight: column(
                Int32Array,
                lines.map(({ freight }) => freight),
              ),
              rto: column(
                Int32Array,
                lines.map(({ rto }) => rto),
              ),
              cod: column(
                Int32Array,
                lines.map(({ cod }) => cod),
              ),
              fsc: column(
                Int32Array,
                lines.map(({ fsc }) => fsc),
              ),
              other: column(
                Int32Array,
                lines.map(({ other }) => other),
              ),
              gst: column(
                Int32Array,
                lines.map(({ gst }) => gst),
              ),
              total: column(Int32Array, totals),
            },
            {
              awb: column(
                Float64Array,
                parcels.map((_, at) => 14_908_809_500_000 + at),
              ),
              card: column(
                Uint16Array,
                parcels.map(({ card }) => card),
              ),
              zone: column(
                Uint8Array,
                parcels.map(({ zone }) => zone),
              ),
              weight_g: column(
                Int32Array,
                parcels.map(({ weight_g }) => weight_g),
              ),
              volume_cm3: column(
                Int32Array,
                parcels.map(({ side }) => side * side * 10),
              ),
              collect: column(
                Int32Array,
                parcels.map(({ collect }) => collect),
              ),
              kind: column(
                Uint8Array,
                parcels.map(({ kind }) => kind),
              ),
            },
            contracts,
          );
          const billedBefore = parcels.map(() => new Map<Movement, string>());
          for (const [index, line] of lines.entries()) {
            const shipment = shipments[line.at];
            const { at, zone, charged_g, gst, freight, rto, cod, fsc, other } = line;
            const slow = reconcileLine(
              {
                awb: String(at),
                heads: { freight, rto, cod, fsc, other },
                gst,
                total: totals[index]!,
                zone: zones[zone],
                charged_g,
              },
              { shipment, card: cards[parcels[at]?.card ?? 0], billedBefore: billedBefore[at] ?? new Map() },
            );
            const found = [...new Set(slow.findings.map(({ category }) => category))];
            const flags = fast.categories[index]!;
            expect(invoiceCategories.filter((_, place) => (flags & (1 << place)) !== 0)).toEqual(found);
            expect(fast.expected[index]).toBe(slow.expected ?? -1);
            expect(invoiceCategories[fast.primary[index]! - 1]).toBe(slow.primary);
            if (totals[index]! < 0) continue;
            const own: Movement[] = [
              ...(freight > 0 ? ['forward' as const] : []),
              ...(rto > 0 ? ['rto' as const] : []),
            ];
            const deserved: Movement[] = shipment?.movement === 'rto' ? ['forward', 'rto'] : ['forward'];
            for (const type of own.length > 0 ? own : deserved) billedBefore[at]?.set(type, 'before');
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
