import { matchRule } from '@khep/domain/allocation';
import type { AllocationRule } from '@khep/domain/allocation';
import type { PackedBox } from '@khep/domain/packing';
import { resolveZone } from '@khep/domain/rating';
import { formatPercent } from '@khep/domain/money';
import { toAllocationOrder } from '../../dispatch/allocation/plan/candidates.ts';
import type { LineRecord, OrderRecord } from '../../orders/core/tables.ts';
import { demoSkus } from './catalogue.ts';

const prepaid = {
  field_name: 'Payment Mode',
  field_type: 'String',
  field_operator: 'equals',
  field_value: 'prepaid',
} as const;
const over = (field_name: 'Weight' | 'Order Value', field_operator: 'gt' | 'gte', field_value: number) => ({
  field_name,
  field_type: 'Float',
  field_operator,
  field_value,
});

/** The demo brand's rules by priority. */
export const demoRules = [
  {
    rule_id: 'rul_0fragilebysurface',
    name: 'Fragile over 2 kg by surface',
    status: true,
    carrier_list: [1, 3],
    conditions: [
      {
        field_name: 'SKU',
        field_type: 'String',
        field_operator: 'in',
        field_value: demoSkus.flatMap(({ code, rules }) => (rules.fragile ? code : [])),
      },
      over('Weight', 'gt', 2),
    ],
  },
  {
    rule_id: 'rul_0northeastbyair00',
    name: 'North-East prepaid by air',
    status: true,
    carrier_list: [4, 2],
    conditions: [
      {
        field_name: 'Destination State',
        field_type: 'String',
        field_operator: 'in',
        field_value: [
          'Arunachal Pradesh',
          'Assam',
          'Manipur',
          'Meghalaya',
          'Mizoram',
          'Nagaland',
          'Sikkim',
          'Tripura',
        ],
      },
      prepaid,
    ],
  },
  {
    rule_id: 'rul_0highvaluebyair0',
    name: 'High value goes by air',
    status: true,
    carrier_list: [2, 1],
    conditions: [over('Order Value', 'gte', 6000)],
  },
  {
    // Off: expensive orders already go by air.
    rule_id: 'rul_0highvaluecod000',
    name: 'High value COD',
    status: false,
    carrier_list: [4],
    conditions: [over('Order Value', 'gt', 5000), { ...prepaid, field_value: 'cod' }],
  },
].map((rule, index) => Object.assign({ priority: index + 1 }, rule));

const asked: readonly AllocationRule[] = demoRules;
const categoryOf = new Map(demoSkus.map(({ code, category }) => [code, category]));

interface Question {
  order: OrderRecord;
  lines: readonly LineRecord[];
  boxes: readonly PackedBox[];
  warehouse: { id: string; name: string; city: string; state: string; pincode: string };
}

export interface DemoChoice {
  courier_id: number;
  decided_by: 'rule' | 'split';
  why: string;
}

/**
 * Selects the courier of an order: the first of the matching rule, else by the load distribution.
 * @param draw from 0 to 1, for the load distribution
 */
export function choiceFor({ order, lines, boxes, warehouse }: Question, draw: number): DemoChoice {
  const sku_ids = lines.map(({ sku_id }) => sku_id);
  const { facts } = toAllocationOrder(
    {
      order,
      origin: { ...warehouse, warehouse_id: warehouse.id },
      parcels: boxes.map(({ total_weight, dimensions }) => ({
        dead_weight_g: Math.round(total_weight * 1000),
        length_cm: dimensions.length,
        width_cm: dimensions.width,
        height_cm: dimensions.height,
        payment_mode: order.payment_mode,
        collectible_paise: order.collectible_paise,
      })),
      sku_ids,
      categories: [...new Set(sku_ids.flatMap((code) => categoryOf.get(code) ?? []))],
    },
    resolveZone(warehouse, order).zone,
  );
  const rule = matchRule(asked, facts);
  const first = rule?.carrier_list[0];
  if (rule && first !== undefined)
    return { courier_id: Number(first), decided_by: 'rule', why: `Rule "${rule.name}"` };
  const [courier_id, share] = bySplit(draw);
  return {
    courier_id,
    decided_by: 'split',
    why: `Load distribution: furthest below its ${formatPercent(share)} share today`,
  };
}

/** A courier and its share of the load distribution. */
function bySplit(draw: number): [courier_id: number, share: number] {
  if (draw < 0.5) return [1, 50];
  if (draw < 0.7) return [3, 20];
  return draw < 0.85 ? [4, 15] : [2, 15];
}
