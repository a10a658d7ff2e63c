import { z } from 'zod';
import {
  claimKinds,
  happenings,
  inquiryAnswers,
  inquiryKinds,
  inquiryStates,
  inquiryWays,
  laneLevels,
  ndrExpiries,
  parcelActors,
  parcelOptions,
  shipmentStates,
  shipmentTabs,
} from '@khep/domain/shipments';
import { PackingRecord } from './dispute.ts';
import {
  PaymentMode,
  Sides,
  centimetres,
  courierId,
  courierIdText,
  day,
  emailOrNone,
  idText,
  list,
  flagText,
  required,
  requiredId,
  requiredText,
  rupees,
  timeOfDay,
  manyIds,
} from './fields.ts';
import { PackedItem } from './packing.ts';
import { daysQuery, listQuery } from './paging.ts';

export const ShipmentStatus = z.enum(shipmentStates);
export type ShipmentStatus = z.output<typeof ShipmentStatus>;

/** The one line of truth of a parcel: lists, pages, messages and the widget follow it. */
export const ParcelSituation = z.object({
  happening: z.enum(happenings),
  /** Who acts next. */
  actor: z.enum(parcelActors),
  /** Until when, ISO 8601; null without a limit. */
  by: z.string().nullable(),
  /** Happens then if the actor doesn't act. */
  otherwise: z.enum(ndrExpiries).nullable(),
  /** The day that was chosen for the next attempt. */
  day: z.string().nullable(),
  /** Actions that are still possible. */
  can: z.array(z.enum(parcelOptions)).readonly(),
  /** A delivery is still to come. */
  expects_delivery: z.boolean(),
});

/** A courier's scan with its mapped state. */
export const Scan = z.object({
  awb: z.string(),
  /** The courier's own code. */
  code: z.string(),
  /** The courier's own text. */
  status: z.string(),
  at: z.string(),
  location: z.string(),
  remark: z.string(),
  /** The box's state after this scan. */
  state_after: ShipmentStatus,
});
export type Scan = z.output<typeof Scan>;

/** A line of a price: kind, rupees and formula. */
export const ChargeLine = z.object({
  kind: z.string(),
  label: z.string(),
  amount: z.number(),
  formula: z.string(),
});

/** Courier charges of a box, line by line. Rupees. */
export const Charges = z.object({
  zone: z.string(),
  /** Charged weight in grams and its sources. */
  weight: z.object({
    dead_g: z.number(),
    volumetric_g: z.number(),
    charged_g: z.number(),
    slabs: z.number().optional(),
  }),
  weight_words: z.string(),
  lines: z.array(ChargeLine),
  sub_total: z.number(),
  gst: z.number(),
  gst_formula: z.string(),
  total: z.number(),
  /** The rate card and its validity. */
  card_words: z.string(),
});
export type Charges = z.output<typeof Charges>;

const Prediction = z.object({
  day: z.string(),
  /** `promise`: of the courier's promise date and the state, without a sample. */
  basis: z.enum([...laneLevels, 'promise']),
  sample: z.number().int(),
});

/** One box with one AWB. */
export const Shipment = z.object({
  id: z.string(),
  order_id: z.string(),
  /** The brand's order number. */
  order_number: z.string(),
  box_no: z.number().int(),
  /** Boxes of the order, without cancelled ones. */
  box_count: z.number().int(),
  status: ShipmentStatus,
  situation: ParcelSituation,
  /** Null before allocation. */
  awb: z.string().nullable(),
  /** AWB of the consignment whose boxes arrive and are paid at once; null for a parcel of its own. */
  master_awb: z.string().nullable(),
  courier_id: z.number().int().nullable(),
  courier_name: z.string().nullable(),
  /** `Surface` or `Air`. */
  service: z.string().nullable(),
  /** Uses the simulator. */
  is_simulated: z.boolean(),
  box: z.object({ box_id: z.string().nullable(), name: z.string() }),
  /** Outer dimensions in centimetres. */
  dimensions: Sides,
  /** Inner dimensions in centimetres; positions refer to them. */
  inner_dimensions: Sides.nullable(),
  weights: z.object({ dead_g: z.number(), volumetric_g: z.number(), charged_g: z.number().nullable() }),
  /** Percent. */
  volume_utilized: z.number(),
  /** Percent. */
  weight_utilized: z.number(),
  items: z.array(PackedItem),
  payment_mode: PaymentMode,
  /** Rupees. */
  declared_value: z.number(),
  /** COD amount in rupees. */
  collectible: z.number(),
  zone: z.string().nullable(),
  charges: Charges.nullable(),
  /** Why this courier: the rule, the share or the price. */
  allocation_reason: z.string().nullable(),
  warehouse_id: z.string(),
  warehouse_name: z.string(),
  pickup: z
    .object({ id: z.string(), date: z.string(), time: z.string(), tries: z.number().int() })
    .nullable(),
  manifest_id: z.string().nullable(),
  /** Promise date, ISO 8601. */
  promised_date: z.string().nullable(),
  /** The most likely day, and the days that it may be; null where none is expected. */
  expected: Prediction.extend({ from: z.string(), to: z.string() }).nullable(),
  /** Photos and scale reading of the packed box; null if none were recorded. */
  packing_record: PackingRecord.nullable(),
  delivery_tries: z.number().int(),
  /** Newest first. */
  scans: z.array(Scan),
  last_scan_at: z.string().nullable(),
  /** When the courier was last polled. */
  last_checked_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Shipment = z.output<typeof Shipment>;

/** A box in lists. */
export const ShipmentRow = Shipment.pick({
  id: true,
  order_id: true,
  order_number: true,
  box_no: true,
  box_count: true,
  status: true,
  awb: true,
  courier_id: true,
  courier_name: true,
  service: true,
  is_simulated: true,
  box: true,
  dimensions: true,
  weights: true,
  payment_mode: true,
  collectible: true,
  zone: true,
  warehouse_id: true,
  warehouse_name: true,
  pickup: true,
  manifest_id: true,
  promised_date: true,
  last_scan_at: true,
  last_checked_at: true,
  created_at: true,
}).extend({
  /** Rupees including GST; null before allocation. */
  charge: z.number().nullable(),
  ship_to: z.object({ name: z.string(), city: z.string(), state: z.string(), pincode: z.string() }),
  last_scan: z.object({ status: z.string(), location: z.string(), remark: z.string() }).nullable(),
});
export type ShipmentRow = z.output<typeof ShipmentRow>;

/** A pickup at the courier. */
export const Pickup = z.object({
  id: z.string(),
  warehouse_id: z.string(),
  warehouse_name: z.string(),
  courier_id: z.number().int(),
  courier_name: z.string(),
  date: z.string(),
  time: z.string(),
  expected_count: z.number().int(),
  /** Boxes picked up. */
  picked_count: z.number().int(),
  /** Boxes without a manifest. */
  unmanifested_count: z.number().int(),
  courier_reference: z.string(),
  shipment_ids: z.array(z.string()),
  manifest_ids: z.array(z.string()),
  /** Boxes that wait for the courier without a printed label. */
  unprinted_ids: z.array(z.string()),
  /** Boxes that were not picked up. */
  failed_shipment_ids: z.array(z.string()),
  created_at: z.string(),
});
export type Pickup = z.output<typeof Pickup>;

export const ManifestRow = z.object({
  id: z.string(),
  manifest_number: z.string(),
  warehouse_id: z.string(),
  warehouse_name: z.string(),
  courier_id: z.number().int(),
  courier_name: z.string(),
  shipment_count: z.number().int(),
  picked_count: z.number().int(),
  /** Set once its parcels were scanned into the van. */
  handover: z
    .object({ seal: z.string(), received_by: z.string(), handed_over_by: z.string(), at: z.string() })
    .nullable(),
  created_at: z.string(),
});
export type ManifestRow = z.output<typeof ManifestRow>;

/** A pickup with its boxes. */
export const PickupDetails = Pickup.extend({ shipments: z.array(ShipmentRow) });
export type PickupDetails = z.output<typeof PickupDetails>;

/** A list of boxes handed over to one courier at one place. */
export const Manifest = ManifestRow.extend({ shipments: z.array(ShipmentRow) });
export type Manifest = z.output<typeof Manifest>;

export const ShipmentIds = z.object({
  shipment_ids: z
    .array(requiredId('Choose the shipment'))
    .min(1, 'Choose at least one shipment')
    .max(500, 'Choose at most 500 shipments'),
});

/** Boxes of pickups: a courier may pick up some thousands at once. */
export const ManifestRequest = z.object({
  shipment_ids: manyIds('Choose the shipment')
    .min(1, 'Choose at least one shipment')
    .max(10_000, 'Choose at most 10,000 shipments'),
});

/** The result for each box. */
export const BulkShipmentResult = z.object({
  successful: z.array(z.string()),
  failures: z.array(
    z.object({ shipment_id: z.string(), awb: z.string().nullable().optional(), message: z.string() }),
  ),
});

/** Boxes to pick up; each courier and warehouse gets a separate pickup. */
export const PickupRequest = z
  .object({
    shipment_ids: z.array(idText).max(10_000, 'Choose at most 10,000 shipments').default([]),
    order_ids: z.array(idText).max(10_000, 'Choose at most 10,000 orders').default([]),
    pickup_date: day,
    /** HH:MM. @default '14:00' */
    pickup_time: timeOfDay.default('14:00'),
  })
  .refine((request) => request.shipment_ids.length + request.order_ids.length > 0, {
    path: ['shipment_ids'],
    message: 'Choose at least one shipment',
  });
export const PickupResponse = z.object({
  pickups: z.array(Pickup),
  failures: BulkShipmentResult.shape.failures,
});
export type PickupResponse = z.output<typeof PickupResponse>;

export const VolumetricRequest = z.object({
  length: centimetres,
  width: centimetres,
  height: centimetres,
  courier_id: courierId.optional(),
});
/** Kilograms, with the conversion factor used. */
export const VolumetricResponse = z.object({ volumetric_weight: z.number(), conversion_factor: z.number() });

/** Filter of the list of shipments. */
export const TrackingFilter = z.object({
  ...listQuery,
  ...daysQuery,
  tab: z.enum(shipmentTabs).optional(),
  status: list(ShipmentStatus),
  courier_ids: list(courierIdText),
  warehouse_ids: list(idText),
  payment_mode: PaymentMode.optional(),
  /** Without a scan for longer than its lane and courier usually take. */
  is_stuck: flagText.optional(),
  /** `late`: the promise date has passed; `today`: it is today. Of shipments that are under way. */
  promise: z.enum(['late', 'today']).optional(),
});

/** The time without a scan, and how long it may be. Hours. */
const Silence = z.object({
  is_stuck: z.boolean(),
  hours: z.number(),
  limit_hours: z.number(),
  /** The median; null without a sample. */
  usual_hours: z.number().nullable(),
  basis: z.enum([...laneLevels, 'default']),
  /** How many journeys it is compared with. */
  sample: z.number().int(),
});

/** An inquiry to the courier, and its answer. */
export const Inquiry = z.object({
  id: z.string(),
  kind: z.enum(inquiryKinds),
  message: z.string(),
  /** Claimed, rupees. */
  amount: z.number().nullable(),
  /** Paid by the courier, rupees. */
  paid: z.number().nullable(),
  /** `queued`: not sent yet; `sent`: not answered yet. */
  state: z.enum(inquiryStates),
  /** The courier's answer or its reason; what goes wrong while it is queued. */
  detail: z.string(),
  by: z.string(),
  at: z.string(),
  answered_at: z.string().nullable(),
  /** The address it was emailed to: a person records its answer. Empty if the courier has an API. */
  sent_to: z.string(),
});
export type Inquiry = z.output<typeof Inquiry>;

/** Days after the courier's scan within which it accepts a claim. */
const ClaimDays = z.object({ lost: z.number().int(), damaged: z.number().int() });

/** How a courier is asked about shipments. */
export const CourierDesk = z.object({
  courier_id: z.number().int(),
  name: z.string(),
  /** `none`: it can't be asked, see `problem`. */
  how: z.enum(inquiryWays),
  /** Empty if the brand has entered none. */
  support_email: z.string(),
  /** Why it can't be asked and what to do. */
  problem: z.string(),
  claim_days: ClaimDays,
});
export type CourierDesk = z.output<typeof CourierDesk>;

const claimDaysField = z
  .number('Enter the days')
  .int('Enter a whole number')
  .min(1, 'Enter 1 or more')
  .max(365, 'Enter at most 365')
  .nullable()
  .default(null);

/** A brand's entries about a courier's support desk. */
export const CourierDeskSettings = z.object({
  support_email: emailOrNone,
  /** Null: the courier's usual days. */
  claim_days_lost: claimDaysField,
  claim_days_damaged: claimDaysField,
  version: z.number().int().default(0),
});
export type CourierDeskSettings = z.output<typeof CourierDeskSettings>;
export const SavedCourierDesk = CourierDeskSettings.extend({ usual_days: ClaimDays });

/** An answer that reached a person by email or phone. */
export const InquiryAnswer = z.object({
  state: z.enum(inquiryAnswers, 'Choose whether the courier answered or rejected it'),
  detail: required('Enter the answer', 500),
  /** Rupees that the courier pays for a claim. */
  paid: rupees.optional(),
});
export type InquiryAnswer = z.output<typeof InquiryAnswer>;

/** The courier's proof of a delivery, or why there is none. */
export const DeliveryProof = z.object({
  /** Images and PDFs, numbered from 1. */
  file_count: z.number().int(),
  /** Why there are none; empty with files. */
  reason: z.string(),
  /** Another attempt may find some. */
  can_retry: z.boolean(),
});
export type DeliveryProof = z.output<typeof DeliveryProof>;

/** The claim that a lost or damaged shipment allows. */
const Claim = z.object({
  kind: z.enum(claimKinds),
  deadline: z.string(),
  is_late: z.boolean(),
  /** The most that can be claimed, rupees. */
  declared_value: z.number(),
});

/** A shipment with what its courier's history says about it. */
export const TrackedShipment = ShipmentRow.extend({
  situation: ParcelSituation,
  /** Null where no scan is expected. */
  silence: Silence.nullable(),
  prediction: Prediction.nullable(),
  /** The latest. */
  inquiry: Inquiry.nullable(),
  claim: Claim.nullable(),
});
export type TrackedShipment = z.output<typeof TrackedShipment>;

/** Stuck shipments at one place of a courier. */
const StuckPlace = z.object({
  courier_id: z.number().int(),
  courier_name: z.string(),
  location: z.string(),
  count: z.number().int(),
  /** The longest time without a scan, hours. */
  hours: z.number(),
  /** How many of them the courier was asked about. */
  asked: z.number().int(),
});

export const ShipmentSummary = z.object({
  tabs: z.object({
    all: z.number().int(),
    pending: z.number().int(),
    'in-transit': z.number().int(),
    delivered: z.number().int(),
    lost: z.number().int(),
  }),
  stuck: z.object({
    count: z.number().int(),
    /** Declared value, rupees. */
    value: z.number(),
    places: z.array(StuckPlace),
  }),
});
export type ShipmentSummary = z.output<typeof ShipmentSummary>;

/** One question about several shipments. */
export const InquiryBody = z.object({
  shipment_ids: z
    .array(requiredId('Choose the shipment'))
    .min(1, 'Choose at least one shipment')
    .max(100, 'Choose at most 100 shipments'),
  message: requiredText('the question', 1000),
});

export const ClaimBody = z.object({
  shipment_id: requiredId('Choose the shipment'),
  /** Rupees. */
  amount: rupees.positive('Enter an amount above 0'),
  message: requiredText('what happened', 1000),
});
