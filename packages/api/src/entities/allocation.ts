import { z } from 'zod';
import { courierId, exact, idText, maxLength, required } from './fields.ts';

/** A share of the load. Both are whole numbers; the shares make 100. */
export const DistributionRow = z.object({
  courier_id: courierId,
  percentage: z
    .number('Enter a percentage')
    .int('Enter a whole percentage')
    .min(0, 'Enter 0 or more')
    .max(100, 'Enter at most 100'),
  /** Orders a day that the courier gets at most; no limit where absent. */
  daily_capacity: z
    .number('Enter a number of orders')
    .int('Enter whole orders')
    .min(1, 'Enter 1 or more')
    .max(1_000_000, 'Enter at most 10,00,000')
    .nullable()
    .optional(),
});
export type DistributionRow = z.output<typeof DistributionRow>;

export const ruleFieldTypes = ['String', 'Integer', 'Float', 'Boolean'] as const;
export const ruleOperators = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'contains',
  'gt',
  'gte',
  'lt',
  'lte',
  'between',
] as const;

// Every order asks every rule: these are more than a brand needs, and soon asked.
const maxValues = 500;
/** Characters of the values of one condition, all together. */
const maxTyped = 100_000;
const maxRules = 200;
const mostConditions = 20;
const maxCouriers = 20;
const valuesIn = (value: string | number | boolean | (string | number)[]): string[] =>
  Array.isArray(value) ? value.map(String) : String(value).split(',');

export const RuleCondition = z.object({
  /** @default 'Channel' */
  field_name: required('Choose what to look at').default('Channel'),
  /** @default 'String' */
  field_type: z.enum(ruleFieldTypes).default('String'),
  /** @default 'equals' */
  field_operator: z.enum(ruleOperators).default('equals'),
  field_value: z
    .union([exact(maxTyped), z.number(), z.boolean(), z.array(z.union([exact(maxTyped), z.number()]))])
    // On the whole: of what is wrong within a union nothing is told.
    .refine((value) => valuesIn(value).length <= maxValues, `Enter at most ${maxValues} values`)
    .refine(
      (value) => valuesIn(value).every((one) => one.length <= 200),
      'Enter at most 200 characters a value',
    )
    .default(''),
});
export type RuleCondition = z.output<typeof RuleCondition>;

export const ruleTypes = ['load', 'custom'] as const;

export const OverrideRuleDraft = z.object({
  name: required('Enter a name for the rule', maxLength.name),
  /** Lower goes first; a new rule comes last. @default 1 */
  priority: z.number().int('Enter a whole number').min(1, 'Enter 1 or more').default(1),
  /** Couriers to try, in this order. */
  carrier_list: z
    .array(courierId)
    .min(1, 'Choose at least one courier')
    .max(maxCouriers, `Choose at most ${maxCouriers} couriers`),
  /** @default true */
  status: z.boolean().default(true),
  /** @default 'custom' */
  rule_type: z.enum(ruleTypes).default('custom'),
  conditions: z
    .array(RuleCondition)
    .min(1, 'Keep at least one condition')
    .max(mostConditions, `Keep at most ${mostConditions} conditions`),
});
export type OverrideRuleDraft = z.output<typeof OverrideRuleDraft>;

/** A rule that goes before the load split. */
export const OverrideRule = z.object({ ...OverrideRuleDraft.shape, id: z.string() });
export type OverrideRule = z.output<typeof OverrideRule>;

export const defaultAllocationType = 'load';

export const AllocationSettingDraft = z.object({
  allocation_type: idText.default(defaultAllocationType),
  distribution_percentage: z.array(DistributionRow).min(1, 'Keep at least one courier'),
  /** All of them; one with the id of a rule that is kept changes it, one that is left out is removed. */
  override_rules: z
    .array(OverrideRuleDraft.extend({ id: idText.optional() }))
    .max(maxRules, `Keep at most ${maxRules} rules`)
    .default([]),
});
export type AllocationSettingDraft = z.output<typeof AllocationSettingDraft>;

export const ruleWarningKinds = ['never-matches', 'shadowed', 'conflict'] as const;
/** A rule that will not do what it seems to. */
export const RuleWarning = z.object({
  kind: z.enum(ruleWarningKinds),
  rule_id: z.string(),
  /** The rule that is in its way. */
  other_rule_id: z.string().nullable(),
  /** What is the matter and what to do. */
  words: z.string(),
});
export type RuleWarning = z.output<typeof RuleWarning>;

export const AllocationSetting = z.object({
  id: z.string(),
  allocation_type: z.string(),
  distribution_percentage: z.array(DistributionRow),
  override_rules: z.array(OverrideRule),
  warnings: z.array(RuleWarning),
});
export type AllocationSetting = z.output<typeof AllocationSetting>;

export const impactMetrics = [
  'Delivered Shipments',
  'Cost per shipment (avg.)',
  'Avg Pickup to OFD',
  'Avg RTO TAT',
  'Avg Delivery TAT',
] as const;
export const ImpactRow = z.object({
  metric: z.enum(impactMetrics),
  /** Shipments, rupees, or hours; null where nothing was measured. */
  beforeChange: z.number().nullable(),
  afterChange: z.number().nullable(),
  /** Per cent; null where there is nothing to compare with. */
  percentChange: z.number().nullable(),
  /** More delivered, or less cost and time; no change counts as positive. */
  isPositive: z.boolean(),
});
export type ImpactRow = z.output<typeof ImpactRow>;

/** What the brand's own orders of the past would have come to under other rules. */
export const AllocationImpact = z.object({
  rows: z.array(ImpactRow),
  /** Orders that were replayed: the sample. */
  orders: z.number().int(),
  /** Past shipments that the averages are from. */
  measured: z.number().int(),
  /** Orders that another courier would carry. */
  moved: z.number().int(),
  /** Orders that are left out of Delivered Shipments, because a courier of theirs has no past. */
  unmeasured: z.number().int(),
  /** Orders that no courier would take. */
  unallocated: z.object({ before: z.number().int(), after: z.number().int() }),
  /** Orders that each proposed rule decides, in the order they were sent. */
  rules: z.array(z.object({ name: z.string(), orders: z.number().int() })),
  days: z.number().int(),
  /** Days in India, YYYY-MM-DD; later than `days` ago where there were too many orders to replay. */
  from: z.string(),
  to: z.string(),
});
export type AllocationImpact = z.output<typeof AllocationImpact>;

/** What a condition can look at. */
export const RuleField = z.object({
  field_name: z.string(),
  label: z.string(),
  field_type: z.enum(ruleFieldTypes),
  operators: z.array(z.enum(ruleOperators)),
  /** Values to choose from, where they are known. */
  options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
});
export type RuleField = z.output<typeof RuleField>;

/** A courier that could take an order. */
export const CourierOption = z.object({
  courier_id: z.number().int(),
  courier_name: z.string(),
  service: z.string(),
  /** Rupees with GST for all boxes; null where it cannot be rated. */
  price: z.number().nullable(),
  zone: z.string().nullable(),
  /** Days from pickup. */
  tat_days: z.number().nullable(),
  /** When it would be delivered, ISO 8601. */
  promised_date: z.string().nullable().optional(),
  is_recommended: z.boolean(),
  /** Share that it delivered of its parcels to this pincode, with how many they were; null where there were none. */
  delivered: z.object({ percent: z.number().int(), of: z.number().int() }).nullable().default(null),
  /** Short reasons, the weightiest first. */
  why: z.array(z.string()),
});
export type CourierOption = z.output<typeof CourierOption>;

/** The couriers for one order, the best first. */
export const OrderRecommendation = z.object({
  order_id: z.string(),
  order_number: z.string(),
  couriers: z.array(CourierOption),
  /** How it was decided, in words; why nothing, where nothing can be recommended. */
  why: z.string(),
  decided_by: z.enum(['rule', 'split', 'price', 'none']),
  /** Why it may not be booked whatever courier is chosen, and what to enter: an e-way bill. */
  eway_bill_problem: z.string().nullable().default(null),
  /** Couriers that cannot take it, each with its reason. */
  rejected: z.array(z.object({ courier_id: z.number().int(), courier_name: z.string(), reason: z.string() })),
});
export type OrderRecommendation = z.output<typeof OrderRecommendation>;

/** Orders for the job that allocates: all of a festival day. */
export const AllocationBatch = z.object({
  order_ids: z
    .array(required('Choose the order'))
    .min(1, 'Choose at least one order')
    .max(100_000, 'Choose at most 1,00,000 orders'),
});

/** Allocates: the courier of each order; the recommended one where none is named. */
export const AllocationRequest = z.object({
  allocations: z
    .array(z.object({ order_id: required('Choose the order'), courier_id: courierId.optional() }))
    .min(1, 'Choose at least one order')
    .max(100, 'Choose at most 100 orders'),
});

export const AllocationResult = z.object({
  successful_allocations: z.array(
    z.object({
      order_id: z.string(),
      order_number: z.string(),
      courier_id: z.number().int(),
      courier_name: z.string(),
      /** One for each box. */
      awbs: z.array(z.string()),
      /** Why this courier. */
      reason: z.string(),
    }),
  ),
  failures: z.array(z.object({ order_id: z.string(), order_number: z.string(), message: z.string() })),
  /** In words, where some failed. */
  message: z.string().optional(),
});
export type AllocationResult = z.output<typeof AllocationResult>;
