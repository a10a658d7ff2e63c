import { ruleFields } from './rules.ts';
import type { AllocationRule } from './rules.ts';
import type { RuleFieldChoice } from './ruleDraft.ts';

/** Example rules for stories. */
export const exampleRules: readonly (AllocationRule & { id: string; carrier_list: number[] })[] = [
  {
    id: 'fragile',
    name: 'Fragile over 5 kg by surface',
    priority: 1,
    status: true,
    carrier_list: [1, 3],
    conditions: [
      { field_name: 'Tag', field_type: 'String', field_operator: 'equals', field_value: 'fragile' },
      { field_name: 'Weight', field_type: 'Float', field_operator: 'gt', field_value: 5 },
    ],
  },
  {
    id: 'north-east',
    name: 'North-East prepaid by air',
    priority: 2,
    status: true,
    carrier_list: [4],
    conditions: [
      { field_name: 'Zone', field_type: 'String', field_operator: 'equals', field_value: 'E' },
      { field_name: 'Payment Mode', field_type: 'String', field_operator: 'equals', field_value: 'prepaid' },
    ],
  },
  {
    id: 'dear',
    name: 'High value COD',
    priority: 3,
    status: false,
    carrier_list: [4],
    conditions: [
      { field_name: 'Order Value', field_type: 'Float', field_operator: 'gt', field_value: 10_000 },
      { field_name: 'Payment Mode', field_type: 'String', field_operator: 'equals', field_value: 'cod' },
    ],
  },
];

export const exampleCouriers = [
  { courier_id: 1, name: 'Delhivery Surface' },
  { courier_id: 2, name: 'Delhivery Express' },
  { courier_id: 3, name: 'XpressBees Surface' },
  { courier_id: 4, name: 'Blue Dart Air' },
];

const options: Record<string, { value: string; label: string }[]> = {
  'Payment Mode': [
    { value: 'prepaid', label: 'Prepaid' },
    { value: 'cod', label: 'Cash on delivery' },
  ],
  'Destination State': ['Karnataka', 'Kerala', 'Tamil Nadu'].map((value) => ({ value, label: value })),
};

export const exampleFields: readonly RuleFieldChoice[] = ruleFields.map(
  ({ field_name, field_type, operators }) => ({
    field_name,
    field_type,
    operators,
    options: options[field_name],
  }),
);
