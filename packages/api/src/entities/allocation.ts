import { z } from 'zod';
import {
  courierDecisions,
  decisionKinds,
  impactMetrics,
  ruleActions,
  ruleFieldTypes,
  ruleOperators,
  ruleTypes,
  ruleWarningKinds,
} from '@khep/domain/allocation';
import { PaymentMode, courierId, exact, idText, manyIds, maxLength, required } from './fields.ts';

/** A courier's share in whole percent; shares add up to 100. */
export const DistributionRow = z.object({
  courier_id: courierId,
  percentage: z
    .number('Enter a percentage')
    .int('Enter a whole percentage')
    .min(0, 'Enter 0 or more')
    .max(100, 'Enter at most 100'),
  /** Maximum orders per day. Empty: no limit. */
  daily_capacity: z
    .number('Enter a number of orders')
    .int('Enter whole orders')
    .min(1, 'Enter 1 or more')
    .max(1_000_000, 'Enter at most 10,00,000')
    .nullable()
    .optional(),
});
export type DistributionRow = z.output<typeof DistributionRow>;

// Every order is matched against every rule; these limits bound the cost.
const maxValues = 500;
/** Total characters of the values of one condition. */
const maxTyped = 100_000;
const maxRules = 200;
const maxConditions = 20;
const maxCouriers = 20;
const valuesIn = (value: string | number | boolean | (string | number)[]): string[] =>
  Array.isArray(value) ? value.map(String) : String(value).split(',');

export const RuleCondition = z.object({
  field_name: required('Choose a field').default('Channel'),
  field_type: z.enum(ruleFieldTypes).default('String'),
  field_operator: z.enum(ruleOperators).default('equals'),
  field_value: z
    .union([exact(maxTyped), z.number(), z.boolean(), z.array(z.union([exact(maxTyped), z.number()]))])
    // Checked on the outside, because errors within a union aren't reported.
    .refine((value) => valuesIn(value).length <= maxValues, `Enter at most ${maxValues} values`)
    .refine(
      (value) => valuesIn(value).every((one) => one.length <= 200),
      'Enter at most 200 characters per value',
    )
    .default(''),
});
export type RuleCondition = z.output<typeof RuleCondition>;

export const OverrideRuleDraft = z.object({
  name: required('Enter a rule name', maxLength.name),
  /** Lower runs first; a new rule comes last. @default 1 */
  priority: z.number().int('Enter a whole number').min(1, 'Enter 1 or more').default(1),
  /** `ship` books the couriers; the others hold the order until a person releases it. */
  action: z.enum(ruleActions, 'Choose what the rule does').default('ship'),
  /** Couriers to try, in order; none if the rule holds. */
  carrier_list: z.array(courierId).max(maxCouriers, `Choose at most ${maxCouriers} couriers`).default([]),
  status: z.boolean().default(true),
  rule_type: z.enum(ruleTypes).default('custom'),
  conditions: z
    .array(RuleCondition)
    .min(1, 'Add at least one condition')
    .max(maxConditions, `Use at most ${maxConditions} conditions`),
});
export type OverrideRuleDraft = z.output<typeof OverrideRuleDraft>;

/** A rule that runs before the load distribution. */
export const OverrideRule = z.object({ ...OverrideRuleDraft.shape, id: z.string() });
export type OverrideRule = z.output<typeof OverrideRule>;

export const defaultAllocationType = 'load';

export const AllocationSettingDraft = z.object({
  allocation_type: idText.default(defaultAllocationType),
  /** Empty: orders that match no rule take the cheapest courier. */
  distribution_percentage: z.array(DistributionRow),
  /** The complete list: a known ID updates that rule, missing rules are deleted. */
  override_rules: z
    .array(OverrideRuleDraft.extend({ id: idText.optional() }))
    .max(maxRules, `Use at most ${maxRules} rules`)
    .default([]),
});
export type AllocationSettingDraft = z.output<typeof AllocationSettingDraft>;

/** A warning about a rule that doesn't work as it seems. */
export const RuleWarning = z.object({
  kind: z.enum(ruleWarningKinds),
  rule_id: z.string(),
  /** The other rule that causes it. */
  other_rule_id: z.string().nullable(),
  /** The problem and how to fix it. */
  words: z.string(),
});
export type RuleWarning = z.output<typeof RuleWarning>;

export const AllocationSetting = z.object({
  id: z.string(),
  allocation_type: z.string(),
  distribution_percentage: z.array(DistributionRow),
  override_rules: z.array(OverrideRule),
  warnings: z.array(RuleWarning),
  /** Of the distribution and all rules together. Increases with each update; 0 while nothing is saved. */
  version: z.number().int(),
});
export type AllocationSetting = z.output<typeof AllocationSetting>;

export const ImpactRow = z.object({
  metric: z.enum(impactMetrics),
  /** Shipments, rupees or hours; null if not measured. */
  beforeChange: z.number().nullable(),
  afterChange: z.number().nullable(),
  /** Percent; null without a baseline. */
  percentChange: z.number().nullable(),
  /** More delivered, or lower cost and time. No change counts as positive. */
  isPositive: z.boolean(),
});
export type ImpactRow = z.output<typeof ImpactRow>;

/** The expected effect of changed rules on the brand's past orders. */
export const AllocationImpact = z.object({
  rows: z.array(ImpactRow),
  /** Replayed orders: the sample. */
  orders: z.number().int(),
  /** Past shipments behind the averages. */
  measured: z.number().int(),
  /** Orders that would change courier. */
  moved: z.number().int(),
  /** Orders excluded from Delivered Shipments because their courier has no history. */
  unmeasured: z.number().int(),
  /** Orders without a courier. */
  unallocated: z.object({ before: z.number().int(), after: z.number().int() }),
  /** Orders matched by each submitted rule, in request order. */
  rules: z.array(z.object({ name: z.string(), orders: z.number().int() })),
  days: z.number().int(),
  /** Days in India, YYYY-MM-DD. The range is shorter than `days` if there were too many orders to replay. */
  from: z.string(),
  to: z.string(),
});
export type AllocationImpact = z.output<typeof AllocationImpact>;

/** The conditions of a draft rule, to find past orders that satisfy them. */
export const RuleMatchesRequest = z.object({
  allocation_type: idText.default(defaultAllocationType),
  /** The saved rule that is edited. Without it the rule is new and runs last. */
  rule_id: idText.optional(),
  conditions: OverrideRuleDraft.shape.conditions,
});
export type RuleMatchesRequest = z.output<typeof RuleMatchesRequest>;

/** The orders of the last days that satisfy the conditions of a draft rule. */
export const RuleMatches = z.object({
  /** Orders of the range. */
  orders: z.number().int(),
  /** Orders that satisfy all conditions. */
  matched: z.number().int(),
  /** Of these, orders that an earlier rule takes. */
  taken: z.number().int(),
  /** Some of the matched orders, newest first. */
  sample: z.array(
    z.object({
      order_id: z.string(),
      order_number: z.string(),
      /** Day in India, YYYY-MM-DD. */
      order_date: z.string(),
      city: z.string(),
      /** Rupees. */
      order_value: z.number(),
      /** Name of the earlier rule that takes the order. */
      taken_by: z.string().nullable(),
    }),
  ),
  days: z.number().int(),
  /** Days in India, YYYY-MM-DD. The range is shorter than `days` if there were too many orders. */
  from: z.string(),
  to: z.string(),
});
export type RuleMatches = z.output<typeof RuleMatches>;

/** A field for conditions. */
export const RuleField = z.object({
  field_name: z.string(),
  label: z.string(),
  field_type: z.enum(ruleFieldTypes),
  operators: z.array(z.enum(ruleOperators)),
  /** Known values to choose from. */
  options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
  /** No order has a value yet: rules that read the field wait. */
  is_waiting: z.boolean().optional(),
});
export type RuleField = z.output<typeof RuleField>;

/** A courier that can take an order. */
export const CourierOption = z.object({
  courier_id: z.number().int(),
  courier_name: z.string(),
  service: z.string(),
  /** Rupees including GST for all boxes; null if not rated. */
  price: z.number().nullable(),
  zone: z.string().nullable(),
  /** Days from pickup. */
  tat_days: z.number().nullable(),
  /** Expected delivery, ISO 8601. */
  promised_date: z.string().nullable().optional(),
  is_recommended: z.boolean(),
  /** Delivered share of `of` past shipments to this PIN code; null without history. */
  delivered: z.object({ percent: z.number().int(), of: z.number().int() }).nullable().default(null),
  /** Grams of all boxes as this courier bills them; null if not rated. */
  weights: z
    .object({ dead_g: z.number(), volumetric_g: z.number(), billed_g: z.number() })
    .nullable()
    .default(null),
  /** Short reasons, most important first. */
  why: z.array(z.string()),
});
export type CourierOption = z.output<typeof CourierOption>;

/** Facts about an order that matter while its courier is chosen. */
export const OrderSummary = z.object({
  buyer_name: z.string(),
  city: z.string(),
  pincode: z.string(),
  /** "Box M", or "2 boxes". Empty before packaging is confirmed. */
  packaging: z.string(),
  needs_packaging: z.boolean(),
  /** Rupees. */
  value: z.number(),
  payment_mode: PaymentMode,
});
export type OrderSummary = z.output<typeof OrderSummary>;

/** The couriers for an order, best first. */
export const OrderRecommendation = z.object({
  order_id: z.string(),
  order_number: z.string(),
  /** Of the order; increases with each update. */
  version: z.number().int(),
  summary: OrderSummary,
  couriers: z.array(CourierOption),
  /** How the courier was chosen, or why none can be recommended. */
  why: z.string(),
  decided_by: z.enum(decisionKinds),
  /** Rules, load distribution and price in the sequence in which they decide, to the one that did. */
  steps: z.array(z.object({ name: z.string(), applies: z.boolean(), detail: z.string() })).default([]),
  /** How far each courier of the load distribution is behind its share, in orders; empty if a rule decided. */
  shares: z
    .array(
      z.object({
        courier_id: z.number().int(),
        courier_name: z.string(),
        percentage: z.number(),
        due: z.number(),
        is_able: z.boolean(),
      }),
    )
    .default([]),
  /** A blocking e-way bill problem, independent of the courier. */
  eway_bill_problem: z.string().nullable().default(null),
  /** Possible errors in the address. Someone checks it before a courier is booked. */
  address_doubts: z.array(z.string()).default([]),
  /** Couriers that can't take the order, with the reason. */
  rejected: z.array(z.object({ courier_id: z.number().int(), courier_name: z.string(), reason: z.string() })),
});
export type OrderRecommendation = z.output<typeof OrderRecommendation>;

/** Bookings that "Allocate by rules" would make, summed over the orders of a finished comparison. */
export const AllocationPreview = z.object({
  /** Orders by courier, most first. */
  couriers: z.array(
    z.object({
      courier_id: z.number().int(),
      courier_name: z.string(),
      orders: z.number().int(),
      /** Rupees including GST; `unrated` orders are not in it. */
      total: z.number(),
      unrated: z.number().int(),
      /** Days from pickup; null if no order has a promise. */
      average_days: z.number().nullable(),
      /** Orders by what decided their courier. */
      decided_by: z.partialRecord(z.enum(courierDecisions), z.number().int()),
    }),
  ),
  /** Orders that no courier is booked for, by reason, most first. */
  without: z.array(
    z.object({ why: z.string(), order_ids: z.array(z.string()), order_numbers: z.array(z.string()) }),
  ),
});
export type AllocationPreview = z.output<typeof AllocationPreview>;

/** Orders to allocate in a job: ten days of a brand that ships 2,000 a day. */
export const AllocationBatch = z.object({
  order_ids: manyIds('Choose the order')
    .min(1, 'Choose at least one order')
    .max(20_000, 'Choose at most 20,000 orders'),
});

/** Allocates orders to the given couriers; the recommended one if omitted. */
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
      /** One per box. */
      awbs: z.array(z.string()),
      /** Why this courier. */
      reason: z.string(),
    }),
  ),
  failures: z.array(z.object({ order_id: z.string(), order_number: z.string(), message: z.string() })),
  /** Set if some failed. */
  message: z.string().optional(),
});
export type AllocationResult = z.output<typeof AllocationResult>;
