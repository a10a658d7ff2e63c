import { z } from 'zod';
import {
  disputeCategories,
  disputeOutcomes,
  disputeSources,
  disputeStates,
  disputeTabs,
  photoKinds,
} from '@khep/domain/disputes';
import {
  courierIdText,
  day,
  idText,
  imageLink,
  line,
  list,
  maxLength,
  optionalText,
  required,
} from './fields.ts';
import { listQuery, page } from './paging.ts';

export const DisputeStatus = z.enum(disputeStates);
const Category = z.enum(disputeCategories);

const rupees = z.number();
const count = z.number().int();
const at = z.string();
const grams = z.number('Enter grams').int('Enter whole grams').min(1, 'Enter more than 0').max(500_000);
const side = z.number('Enter centimetres').positive('Enter more than 0').max(500, 'Enter at most 500 cm');

const Size = z.object({ length: z.number(), width: z.number(), height: z.number() });

export const DisputePhoto = z.object({
  kind: z.enum(photoKinds),
  url: imageLink.refine((url) => url !== '', 'Upload an image'),
});
export type DisputePhoto = z.output<typeof DisputePhoto>;

/** A parcel as declared or as billed. */
const Weighed = z.object({
  /** Grams on the scale; null if not given. */
  dead_g: count.nullable(),
  /** Centimetres; null if not given. */
  size: Size.nullable(),
  volumetric_g: count.nullable(),
  charged_g: count,
  /** Rupees with GST. */
  cost: rupees,
});

/** A dispute in a list. Rupees. */
export const DisputeRow = z.object({
  id: z.string(),
  status: DisputeStatus,
  source: z.enum(disputeSources),
  category: Category,
  awb: z.string(),
  courier_id: count,
  courier_name: z.string(),
  shipment_id: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  items: z.string(),
  box_name: z.string(),
  declared: Weighed,
  billed: Weighed,
  zone: z.string(),
  more_slabs: count,
  /** At stake: the cost of the billed parcel above that of the declared one. */
  amount: rupees,
  /** Held in the wallet now. */
  held: rupees,
  released: rupees,
  debited: rupees,
  evidence: z.array(z.enum(photoKinds)),
  /** All SKU weights are frozen. */
  is_frozen: z.boolean(),
  /** Share of like disputes that were won, 0 to 1, and what is expected back; null where too few are resolved. */
  odds: z.object({ share: z.number(), won: z.number(), disputes: count }).nullable(),
  expected_back: rupees.nullable(),
  noticed_at: at,
  act_by: at,
  submitted_at: at.nullable(),
  resolve_by: at.nullable(),
  resolved_at: at.nullable(),
  reopen_by: at.nullable(),
  /** The courier's number of the notice or dispute. */
  reference: z.string(),
  version: count,
});
export type DisputeRow = z.output<typeof DisputeRow>;

/** A dispute with its evidence. */
export const Dispute = DisputeRow.extend({
  formula: z.string(),
  card: z.string(),
  photos: z.array(DisputePhoto),
  /** Grams on the scale at packing; null without a reading. */
  scale_g: count.nullable(),
  points: z.array(z.string()),
  remark: z.string(),
  /** Inner dimensions of the box and positions of its contents; null where it isn't known. */
  packing: z
    .object({
      inner: Size.nullable(),
      items: z.array(
        z.object({
          sku_id: z.string(),
          sku_name: z.string(),
          quantity: count,
          position: z.object({ x: z.number(), y: z.number(), z: z.number() }).nullable(),
          rotation: Size.nullable(),
        }),
      ),
    })
    .nullable(),
  history: z.array(z.object({ at, text: z.string(), actor: z.string() })),
});
export type Dispute = z.output<typeof Dispute>;

export const DisputeFilter = z.object({
  ...listQuery,
  tab: z.enum(disputeTabs).optional(),
  status: list(DisputeStatus),
  courier_ids: list(courierIdText),
  category: list(Category),
  /** `complete`: all five photos. */
  evidence: z.enum(['complete', 'some', 'none']).optional(),
  /** Day of the deadline, inclusive. */
  due_by: day.optional(),
});
export type DisputeFilter = z.output<typeof DisputeFilter>;
export const DisputePage = z.object({ disputes: z.array(DisputeRow), ...page });

export const DisputeSummary = z.object({
  tabs: z.object({ raised: count, resolved: count, expired: count }),
  to_answer: z.object({ count, held: rupees, expected_back: rupees.nullable() }),
  with_courier: z.object({ count, held: rupees }),
  /** Resolved in 90 days, without accepted ones. */
  won: z.object({ won: z.number(), disputes: count, released: rupees }),
  /** Deadlines of the next days with the amount at stake. */
  deadlines: z.array(z.object({ day: z.string(), count, amount: rupees })),
  /** Parcels of 30 days that a courier billed heavier than declared. */
  couriers: z.array(
    z.object({ courier_id: count, courier_name: z.string(), billed_heavier: count, shipped: count }),
  ),
});
export type DisputeSummary = z.output<typeof DisputeSummary>;

const awb = required('Enter the AWB', maxLength.id);

/** A parcel as the courier billed it: at least the weight, or all three dimensions. */
export const BilledParcel = z.object({
  /** Charged weight. */
  billed_weight_g: grams.nullable().default(null),
  billed_length: side.nullable().default(null),
  billed_width: side.nullable().default(null),
  billed_height: side.nullable().default(null),
});

export const DisputeDraft = BilledParcel.extend({
  awb,
  category: Category.default('weight'),
  /** The overcharged amount, for a category without weights. */
  amount: z.number('Enter the amount').positive('Enter more than 0').max(1_000_000).nullable().default(null),
  reference: optionalText(maxLength.id),
  remark: optionalText(maxLength.note),
  photos: z.array(DisputePhoto).max(10, 'Add at most 10 photos').default([]),
  scale_g: grams.nullable().default(null),
}).superRefine((draft, context) => {
  const sides = [draft.billed_length, draft.billed_width, draft.billed_height];
  const given = sides.filter((one) => one !== null).length;
  if (draft.category === 'weight' || draft.category === 'dimensions') {
    if (draft.billed_weight_g === null && given === 0)
      context.addIssue({
        code: 'custom',
        path: ['billed_weight_g'],
        message: 'Enter the billed weight or the billed dimensions',
      });
    if (given > 0 && given < 3)
      context.addIssue({ code: 'custom', path: ['billed_length'], message: 'Enter all three dimensions' });
  } else if (draft.amount === null)
    context.addIssue({ code: 'custom', path: ['amount'], message: 'Enter what was overcharged' });
});
export type DisputeDraft = z.output<typeof DisputeDraft>;

export const DisputeEvidence = z.object({
  photos: z.array(DisputePhoto).max(10, 'Add at most 10 photos'),
  scale_g: grams.nullable(),
  points: z
    .array(required('Enter the point, or remove it', maxLength.note))
    .max(10, 'Enter at most 10 points'),
});
export type DisputeEvidence = z.output<typeof DisputeEvidence>;

/** The record of a box at packing: the evidence of a later dispute. */
export const PackingRecordDraft = DisputeEvidence.pick({ photos: true, scale_g: true });
export type PackingRecordDraft = z.output<typeof PackingRecordDraft>;
export const PackingRecord = PackingRecordDraft.extend({
  by: z.string(),
  at: z.string(),
  version: z.number().int(),
});
export type PackingRecord = z.output<typeof PackingRecord>;

export const DisputeIds = z.object({
  dispute_ids: z.array(idText).min(1, 'Choose a dispute').max(500, 'Send at most 500 at once'),
});
export const DisputeFailures = z.object({
  failures: z.array(z.object({ id: z.string(), message: z.string() })),
});

/** The courier's response, entered by hand. */
export const DisputeOutcome = z
  .object({
    outcome: z.enum(disputeOutcomes),
    /** Rupees that the courier waived, of a partly won dispute. */
    released: z.number('Enter the amount').min(0).max(1_000_000).nullable().default(null),
    remark: optionalText(maxLength.note),
  })
  .refine(({ outcome, released }) => outcome !== 'PARTIAL' || (released ?? 0) > 0, {
    path: ['released'],
    message: 'Enter what the courier waived',
  });

/** A shipment that can be disputed, with what was declared. */
export const DisputableShipment = z.object({
  shipment_id: z.string(),
  awb: z.string(),
  courier_name: z.string(),
  order_number: z.string(),
  items: z.string(),
  box_name: z.string(),
  declared: Weighed,
  zone: z.string(),
});

export const DisputeRule = z.object({
  id: idText,
  name: required('Enter a name', maxLength.name),
  is_active: z.boolean().default(true),
  action: z.enum(['accept', 'dispute']),
  courier_ids: z.array(z.number().int()).max(50).default([]),
  categories: z.array(Category).default([]),
  /** Rupees, inclusive. */
  min_amount: z.number().min(0).max(1_000_000).nullable().default(null),
  max_amount: z.number().min(0).max(1_000_000).nullable().default(null),
  min_evidence: z.number().int().min(0).max(5).default(0),
  only_frozen: z.boolean().default(false),
});
const WindowDays = z.number('Enter days').int('Enter whole days').min(1, 'Enter at least 1').max(60);
export const DisputeSettings = z.object({
  rules: z.array(DisputeRule).max(30, 'Add at most 30 rules').default([]),
  windows: z
    .object({
      act_days: WindowDays.default(7),
      resolve_working_days: WindowDays.default(7),
      reopen_hours: z.number('Enter hours').int('Enter whole hours').min(0).max(720).default(48),
      tolerance_g: z.number('Enter grams').int('Enter whole grams').min(0).max(1000).default(50),
    })
    .default({ act_days: 7, resolve_working_days: 7, reopen_hours: 48, tolerance_g: 50 }),
});
export type DisputeSettings = z.output<typeof DisputeSettings>;

/** Which disputes a submission file has. */
export const SubmissionFilter = z.object({
  courier_id: courierIdText,
  /** All that are with the courier, without it. */
  dispute_ids: list(idText).refine((ids) => ids?.length !== 0, 'Choose at least one dispute'),
});
/** The disputes that are with a courier. */
export const Submission = z.object({
  courier_id: z.number().int(),
  courier_name: z.string(),
  disputes: count,
  /** Those that were not emailed since they were submitted. */
  unsent: count,
  /** At stake, rupees. */
  amount: rupees,
  /** Of the courier's support desk; empty if it isn't known. */
  support_email: z.string(),
  /** When one of them was emailed last; null if never. */
  emailed_at: at.nullable(),
  /** Why they can't be emailed, and what to do; empty if they can. */
  problem: z.string(),
});
export type Submission = z.output<typeof Submission>;
export const AwbQuery = z.object({ awb: line(maxLength.id) });
