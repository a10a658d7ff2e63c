import { z } from 'zod';
import {
  buyerChoices,
  callStates,
  escalationStates,
  escalationTypes,
  likeLevels,
  ndrActionStates,
  ndrActions,
  ndrBuckets,
  ndrRuleActions,
  ndrStatuses,
  ndrTabs,
  recordingStates,
} from '@khep/domain/ndr';
import {
  PaymentMode,
  Upload,
  courierIdText,
  day,
  flagText,
  idText,
  line,
  list,
  manyIds,
  maxLength,
  mobileOrNone,
  optionalText,
  pincode,
  required,
  rupees,
  timeOfDay,
} from './fields.ts';
import { Notification } from './notification.ts';
import { DateRange, Page, page } from './paging.ts';
import { ParcelSituation, ShipmentStatus } from './shipment.ts';

export const NdrReasonId = z.enum(ndrBuckets);
/** A courier's `partner`, as `/couriers` names it. */
export const NdrPartner = line(maxLength.id).min(1, 'Choose the courier');

/**
 * Cases by their status; the days are those of the latest failed attempt. Default: the last seven days, or all days while
 * an answer is open or with the courier.
 */
export const NdrFilter = Page.extend(DateRange.shape).extend({
  status: z.enum(ndrTabs).optional(),
  reason_ids: list(NdrReasonId),
  courier_ids: list(courierIdText),
  payment_mode: PaymentMode.optional(),
  /** Cases that look like a fake attempt. */
  is_suspect: flagText.optional(),
  /** Cases that the buyer has answered. */
  is_answered: flagText.optional(),
});

/** Share of like cases that were returned. */
const Risk = z.object({
  /** 0 to 1. */
  share: z.number(),
  sample: z.number().int(),
  level: z.enum(likeLevels),
});

export const NdrRow = z.object({
  /** ID of the shipment. */
  dv_order_id: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  awb: z.string(),
  courier_id: z.number().int(),
  courier_name: z.string(),
  is_simulated: z.boolean(),
  buyer_name: z.string(),
  city: z.string(),
  pincode: z.string(),
  reason_id: NdrReasonId,
  reason: z.string(),
  /** Failed attempts. */
  attempts: z.number().int(),
  /** The latest failed attempt. */
  ndr_time: z.string(),
  first_ndr_time: z.string(),
  deadline: z.string(),
  /** Of the parcel, with the outcome at the deadline without an answer. */
  situation: ParcelSituation,
  /** The deadline passed without an answer. */
  is_late: z.boolean(),
  status: z.enum(ndrStatuses),
  payment_mode: PaymentMode,
  /** Rupees: what the parcel collects, or what was paid for it. */
  value: z.number(),
  fake_points: z.number().int(),
  is_suspect: z.boolean(),
  risk: Risk.nullable(),
  buyer_answered_at: z.string().nullable(),
  /** Why the courier rejected the last answer; empty if it didn't. */
  rejection: z.string(),
  /** The last answer, with what the courier made of it. Null without one. */
  answer: z
    .object({
      label: z.string(),
      /** Of a re-attempt, YYYY-MM-DD; else empty. */
      re_attempt_date: z.string(),
      by: z.string(),
      at: z.string(),
      state: z.enum(ndrActionStates),
      /** The state in words. */
      detail: z.string(),
    })
    .nullable(),
});
export type NdrRow = z.output<typeof NdrRow>;
export const NdrList = z.object({ success_orders: z.array(NdrRow), ...page });

export const EscalationBody = z.object({
  escalation_type: z.enum(escalationTypes).default('RE'),
  reason_id: idText.default(''),
  re_attempt_date: z.union([z.literal(''), day]).default(''),
  customer_phone: mobileOrNone,
  alternate_phone: mobileOrNone,
  customer_address: optionalText(300),
  landmark: optionalText(120),
  pincode: z.union([z.literal(''), pincode]).default(''),
  state: optionalText(80),
  country: optionalText(maxLength.name).default('India'),
  proof: z.object({ call_recording: optionalText(500), screenshot: optionalText(500) }).prefault({}),
  remark: optionalText(500),
});
export type EscalationBody = z.output<typeof EscalationBody>;

/** The reason of the latest attempt, as a person knows it. */
export const ReasonCorrection = z.object({ reason_id: NdrReasonId });

/** One answer to many cases. */
export const EscalationBatch = z.object({
  dv_order_ids: manyIds('Choose the case')
    .min(1, 'Choose at least one case')
    .max(5000, 'Choose at most 5,000 cases'),
  escalation: EscalationBody,
});

/** The result of an answer. `waiting`: the courier can't be reached, and the answer is sent again. */
export const EscalationResult = z.object({
  state: z.enum(escalationStates),
  /** In words. */
  detail: z.string(),
});

const EvidenceScan = z.object({
  at: z.string(),
  state: ShipmentStatus,
  location: z.string(),
  remark: z.string(),
});
const FakeScore = z.object({
  points: z.number().int(),
  max: z.number().int(),
  is_suspect: z.boolean(),
  details: z.array(z.object({ reason: z.string(), points: z.number().int(), text: z.string() })),
});

/** A case with all that decides it. */
export const NdrHistory = z.object({
  ndr: NdrRow.extend({
    state: ShipmentStatus,
    address: z.string(),
    /** As the user sees it in the order: in full, or masked: 98••••4410. */
    phone: z.string(),
    items: z.string(),
    can_ask_buyer: z.boolean(),
    /** The user may open the order. */
    can_open_order: z.boolean(),
    /** A person corrected the reason of the latest attempt. */
    is_reason_corrected: z.boolean(),
  }),
  /** To the buyer, newest first. */
  messages: z.array(Notification),
  attempts: z.array(
    z.object({
      number: z.number().int(),
      at: z.string(),
      reason_id: NdrReasonId,
      reason: z.string(),
      /** The courier's own code. */
      code: z.string(),
      location: z.string(),
      remark: z.string(),
      fake: FakeScore,
      /** Scans of its day. */
      scans: z.array(EvidenceScan),
    }),
  ),
  actions: z.array(
    z.object({
      id: z.string(),
      escalation_type: z.string(),
      label: z.string(),
      attempt: z.number().int(),
      at: z.string(),
      by: z.string(),
      remark: z.string(),
      re_attempt_date: z.string(),
      /** Files as proof, by their addresses. */
      proof: z.object({ call_recording: z.string(), screenshot: z.string() }),
      /** The report of a fake attempt, with links that a courier can open for 14 days; else empty. */
      report: z.string(),
      state: z.enum(ndrActionStates),
      detail: z.string(),
    }),
  ),
  /** Each action, with the reason where it isn't allowed. */
  allowed: z.array(z.object({ action: z.enum(ndrActions), is_allowed: z.boolean(), reason: z.string() })),
  /** How the report of a fake attempt reaches the courier. */
  fake_report: z.object({
    /** With the answer; otherwise the seller emails it. */
    is_sent: z.boolean(),
    note: z.string(),
    /** Of the courier's support desk; empty if the brand has entered none. */
    support_email: z.string(),
  }),
  /** Days for a re-attempt, YYYY-MM-DD. */
  re_attempt_dates: z.array(z.string()),
  buyer_answer: z
    .object({
      choice: z.enum(buyerChoices),
      date: z.string(),
      address: z.string(),
      landmark: z.string(),
      phone: z.string(),
      comment: z.string(),
      at: z.string(),
    })
    .nullable(),
});
export type NdrHistory = z.output<typeof NdrHistory>;

export const NdrStatus = z.object({
  reasons: z.array(z.object({ reason_id: z.string(), text: z.string(), count: z.number().int() })),
  counts: z.record(z.string(), z.number()),
  /** Of the cases that need a response. */
  open: z.object({
    suspect: z.number().int(),
    /** Rupees. */
    value: z.number(),
    cod: z.number(),
    turns_back: z.object({ count: z.number().int(), value: z.number() }),
    cut_offs: z.array(
      z.object({
        at: z.string(),
        courier_names: z.array(z.string()),
        turns_back: z.number().int(),
        re_attempted: z.number().int(),
      }),
    ),
  }),
});
export type NdrStatus = z.output<typeof NdrStatus>;

/** A rule that answers cases. Empty conditions match everything; the first match answers. */
export const NdrRuleDraft = z.object({
  name: required('Name the rule', maxLength.name),
  is_active: z.boolean().default(true),
  reason_ids: z.array(NdrReasonId).max(ndrBuckets.length).default([]),
  partners: z.array(NdrPartner).max(50).default([]),
  min_value: rupees.nullable().default(null),
  max_value: rupees.nullable().default(null),
  payment_mode: PaymentMode.nullable().default(null),
  action: z.enum(ndrRuleActions),
});

/** How a brand answers cases: by rules and by its buyers. */
export const NdrSettings = z.object({
  /** In order of priority. */
  rules: z.array(NdrRuleDraft).max(50, 'Use at most 50 rules'),
  /** HH:MM in India by courier; 21:00 without one. */
  cut_offs: z.record(NdrPartner, timeOfDay),
  /** The brand's corrections of reason codes. */
  reasons: z
    .array(z.object({ partner: NdrPartner, code: line(40).min(1, 'Enter the code'), reason_id: NdrReasonId }))
    .max(300, 'Correct at most 300 codes'),
  /** Each new case sends the buyer a link. */
  asks_buyers: z.boolean(),
  /** A buyer's answer goes to the courier without a person. */
  sends_buyer_answers: z.boolean(),
  version: z.number().int().optional(),
});
export type NdrSettings = z.output<typeof NdrSettings>;

export const NdrProofUpload = Upload;

/** A call to the buyer of a case. */
export const NdrCall = z.object({
  id: z.string(),
  state: z.enum(callStates),
  /** Why it wasn't answered, where the state doesn't say all. */
  problem: z.string(),
  talk_seconds: z.number().int().nullable(),
  at: z.string(),
  by: z.string(),
  recording: z.object({
    state: z.enum(recordingStates),
    /** Of the stored file; empty without one. */
    url: z.string(),
    bytes: z.number().int(),
    sha256: z.string(),
    problem: z.string(),
  }),
});
export type NdrCall = z.output<typeof NdrCall>;

/** The calls of a case, and whether the user can call its buyer. */
export const NdrCalls = z.object({
  /** Newest first. */
  calls: z.array(NdrCall),
  dial: z.object({
    /** The brand has an account at a provider. */
    is_connected: z.boolean(),
    provider_name: z.string(),
    /** Nobody is called. */
    is_simulated: z.boolean(),
    is_recorded: z.boolean(),
    /** Why the buyer can't be called now; empty if they can. */
    problem: z.string(),
    /** As the user sees it in the order: in full, or masked: 98••••4410. */
    phone: z.string(),
    /** In full for a user who sees it in the order; else empty. */
    number: z.string(),
    /** The user's own, masked. */
    agent_phone: z.string(),
  }),
});
export type NdrCalls = z.output<typeof NdrCalls>;
