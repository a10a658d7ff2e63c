import { z } from 'zod';
import { courierDecisions, holdActions } from '@khep/domain/allocation';
import { jobStates } from '@khep/domain/jobs';
import { shipProblems, shipRowStates, shipSteps, waitReasons } from '@khep/domain/shipToday';
import { courierId, manyIds, maxLength, required, requiredId } from './fields.ts';

/** A user's changes to the plan. The same changes give the same plan while no order or setting changes. */
export const ShipTodayChoices = z.object({
  /** Orders to exclude. */
  left_out: manyIds('Choose the order').max(20_000, 'Exclude at most 20,000 orders').default([]),
  /** Orders whose address is right although it looks incomplete. */
  accepted_addresses: manyIds('Choose the order').max(20_000, 'Accept at most 20,000 addresses').default([]),
  /** Couriers that a user chose. They are used as chosen or not at all. */
  couriers: z
    .array(z.object({ order_id: requiredId('Choose the order'), courier_id: courierId }))
    .max(10_000, 'Choose at most 10,000 couriers')
    .default([]),
  /** Pickup slots that differ from the suggested ones. */
  slots: z
    .array(
      z.object({
        group: required('Choose the group', maxLength.name),
        date: required('Choose the day'),
        time: required('Choose the time'),
      }),
    )
    .max(1000, 'Choose at most 1,000 slots')
    .default([]),
});
export type ShipTodayChoices = z.output<typeof ShipTodayChoices>;

/** An order that can be shipped now. Money in rupees with GST, weight in kilograms. */
export const PlannedOrder = z.object({
  order_id: z.string(),
  order_number: z.string(),
  buyer_name: z.string(),
  city: z.string(),
  /** `<warehouse_id>:<courier_id>`. */
  group: z.string(),
  /** "Box M", or "2 boxes". */
  packaging: z.string(),
  boxes: z.number().int(),
  weight: z.number(),
  /** The suggested packaging is confirmed by the run. */
  is_packing_suggested: z.boolean(),
  decided_by: z.enum(courierDecisions),
  why: z.string(),
  price: z.number(),
  cheapest_price: z.number(),
  tat_days: z.number().nullable(),
  collectible: z.number(),
  /** Couriers to choose from, cheapest first, the planned one included. */
  couriers: z.array(z.object({ courier_id: z.number().int(), name: z.string(), price: z.number() })),
});
export type PlannedOrder = z.output<typeof PlannedOrder>;

/** Pickup times of a courier that can still be booked. */
export const PickupSlot = z.object({
  /** YYYY-MM-DD, in India. */
  date: z.string(),
  /** HH:mm, in India. */
  time: z.string(),
  /** "16:00–18:00", or "Tomorrow 10:00–12:00". */
  label: z.string(),
});
export type PickupSlot = z.output<typeof PickupSlot>;

/** Orders of one warehouse and courier: one pickup and one manifest. */
export const ShipGroup = z.object({
  key: z.string(),
  warehouse_id: z.string(),
  warehouse_name: z.string(),
  warehouse_pincode: z.string(),
  courier_id: z.number().int(),
  courier_name: z.string(),
  orders: z.number().int(),
  boxes: z.number().int(),
  price: z.number(),
  /** Average days; null where none has a promise. */
  tat_days: z.number().nullable(),
  /** Orders confirmed until then leave with the first slot. ISO 8601. */
  cut_off_at: z.string(),
  slot: PickupSlot,
  slots: z.array(PickupSlot),
});
export type ShipGroup = z.output<typeof ShipGroup>;

/** An order that needs a user before it can be shipped. */
export const ShipException = z.object({
  order_id: z.string(),
  order_number: z.string(),
  version: z.number().int(),
  problem: z.enum(shipProblems),
  /** The problem and how to fix it. */
  why: z.string(),
  buyer_name: z.string(),
  buyer_phone: z.string(),
  address: z.string(),
  city: z.string(),
  pincode: z.string(),
  /** As the order has it, which may be none of India. */
  state: z.string(),
  value: z.number(),
  /** Reasons by courier, where none takes it. */
  couriers: z.array(z.object({ courier_id: z.number().int(), name: z.string(), reason: z.string() })),
  /** Couriers that can ship it although no rule or load distribution chooses them, cheapest first. */
  able: z.array(z.object({ courier_id: z.number().int(), name: z.string(), price: z.number() })),
  /** The action that the holding rule requires; null for other problems. */
  hold: z.enum(holdActions).nullable(),
});
export type ShipException = z.output<typeof ShipException>;

/** Orders that are not in the sheet, with the list that shows them. */
export const ShipExcluded = z.object({
  reason: z.string(),
  orders: z.number().int(),
  /**
   * The list of these orders: ready to ship, or new orders by what they wait for. `new` are all new orders; null are those
   * that the user has excluded, which the sheet shows.
   */
  list: z.enum(['ready-to-ship', 'new', ...waitReasons]).nullable(),
});

/** One plan for today's orders. Nothing is changed until it is run. */
export const ShipTodayPlan = z.object({
  /** Names the content of the plan. A run of a plan that has changed is refused with 409. */
  digest: z.string(),
  as_of: z.string(),
  /** A run in progress, which holds its orders. */
  run_id: z.string().nullable(),
  groups: z.array(ShipGroup),
  orders: z.array(PlannedOrder),
  exceptions: z.array(ShipException),
  excluded: z.array(ShipExcluded),
  totals: z.object({
    orders: z.number().int(),
    boxes: z.number().int(),
    /** Confirmed by a user before. */
    packed: z.number().int(),
    price: z.number(),
    cheapest_price: z.number(),
    /** Extra cost of rules above the cheapest courier, and of the load distribution. Both may be 0. */
    rules_extra: z.number(),
    split_extra: z.number(),
    chosen_extra: z.number(),
    tat_days: z.number().nullable(),
    cheapest_tat_days: z.number().nullable(),
    collectible: z.number(),
    collectible_orders: z.number().int(),
  }),
  decisions: z.object({
    rules: z.array(z.object({ rule_id: z.string(), name: z.string(), orders: z.number().int() })),
    split: z.array(
      z.object({
        courier_id: z.number().int(),
        name: z.string(),
        /** Percent. */
        target: z.number(),
        orders: z.number().int(),
        /** The target share of the orders that the split decides. */
        target_orders: z.number(),
      }),
    ),
    split_orders: z.number().int(),
    price_orders: z.number().int(),
    chosen_orders: z.number().int(),
    /** Turns of the split that another courier took, with the reason. */
    passed_turns: z.array(z.string()),
  }),
});
export type ShipTodayPlan = z.output<typeof ShipTodayPlan>;

export const ShipTodayRunDraft = ShipTodayChoices.extend({
  digest: required('Open the plan again', maxLength.name),
});

/** One order of a run. */
export const ShipRunOrder = z.object({
  order_id: z.string(),
  order_number: z.string(),
  buyer_name: z.string(),
  city: z.string(),
  group: z.string(),
  state: z.enum(shipRowStates),
  /** The last step that is done; null before the first. */
  step: z.enum(shipSteps).nullable(),
  awbs: z.array(z.string()),
  courier_id: z.number().int(),
  courier_name: z.string(),
  price: z.number(),
  why: z.string(),
  /** The result: "Label ready", or the courier's reason for a failure and what to do. */
  message: z.string(),
});
export type ShipRunOrder = z.output<typeof ShipRunOrder>;

/** A run: progress by step and group. */
export const ShipTodayRun = z.object({
  job_id: z.string(),
  state: z.enum(jobStates),
  started_at: z.string(),
  ended_at: z.string().nullable(),
  /** Increases with each change. */
  version: z.number().int(),
  can_cancel: z.boolean(),
  can_retry: z.boolean(),
  steps: z.array(
    z.object({
      step: z.enum(shipSteps),
      done: z.number().int(),
      failed: z.number().int(),
      total: z.number().int(),
      /** "2 failed, 13 to go", "Delhivery, PU-88214". */
      message: z.string(),
    }),
  ),
  groups: z.array(
    ShipGroup.omit({ slots: true }).extend({
      done: z.number().int(),
      failed: z.number().int(),
      pickup: z.object({ pickup_id: z.string(), reference: z.string() }).nullable(),
      manifest: z.object({ manifest_id: z.string(), number: z.string() }).nullable(),
      message: z.string(),
    }),
  ),
  orders: z.array(ShipRunOrder),
  /** The job whose result is the PDF of all labels; null until labels are made. */
  labels_job_id: z.string().nullable(),
  /** One for each box. */
  labels: z.number().int(),
  price: z.number(),
});
export type ShipTodayRun = z.output<typeof ShipTodayRun>;
