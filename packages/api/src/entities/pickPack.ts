import { z } from 'zod';
import { courierPartners } from '@khep/domain/couriers';
import { shipmentStates } from '@khep/domain/shipments';
import {
  holdReasons,
  layoutLimits,
  pickActionKinds,
  pickRefusals,
  shortReasons,
  slottingBases,
} from '@khep/domain/warehouse';
import { BoxRecommendation, Position, Rotation } from './packing.ts';
import { listQuery, pageQuery } from './paging.ts';
import {
  courierId,
  courierIdText,
  exact,
  idText,
  line,
  list,
  maxLength,
  moment,
  required,
  requiredId,
  Sides,
} from './fields.ts';

const count = z.number().int().min(0);
const units = z.number('Enter a number').int('Enter a whole number').min(1, 'Enter 1 or more').max(100_000);

/** Which boxes a wave takes: of one or more pieces, of one or more products. One piece needs no sorting. */
export const waveContents = ['all', 'single', 'multi', 'single_line', 'multi_line'] as const;
export type WaveContent = (typeof waveContents)[number];

/** A wave is picked, then packed; cancelled, its boxes wait again. */
export const waveStates = ['open', 'picked', 'packed', 'cancelled'] as const;
export type WaveState = (typeof waveStates)[number];

const courier = { courier_id: courierId, courier_name: z.string() };

export const Wave = z.object({
  id: idText,
  number: count,
  warehouse_id: idText,
  warehouse_name: z.string(),
  state: z.enum(waveStates),
  boxes: count,
  packed: count,
  pieces: count,
  picked: count,
  short: count,
  /** Who walks it; empty before. */
  picker: z.string(),
  /** When its first courier leaves. */
  leaves_at: moment.nullable(),
  couriers: z.array(z.string()),
  created_at: moment,
});
export type Wave = z.output<typeof Wave>;

export const WaveFilter = z.object({ warehouse_id: idText.optional() });
export type WaveFilter = z.output<typeof WaveFilter>;

/** Booked boxes that are in no wave, and the waves that aren't packed. */
export const WaveBoard = z.object({
  warehouses: z.array(z.object({ id: idText, name: z.string(), waiting: count })),
  warehouse_id: idText,
  /** By courier, the first to leave first. */
  waiting: z.array(
    z.object({ ...courier, boxes: count, single: count, pieces: count, leaves_at: moment.nullable() }),
  ),
  /** Beside couriers, the waiting boxes can be chosen by these. */
  choices: z.object({
    /** When couriers leave, the next first. */
    leaves_at: z.array(moment),
    /** Zones of the couriers, or `noZone`. */
    zones: z.array(z.object({ zone: z.string(), boxes: count })),
    /** Tags of their orders, in small letters, the most frequent first. */
    tags: z.array(z.string()),
  }),
  waves: z.array(Wave),
  /** The warehouse has a layout, so walks are planned by their length. */
  has_layout: z.boolean(),
});
export type WaveBoard = z.output<typeof WaveBoard>;

export const mostTotes = 40;
export const mostWaveBoxes = 120;
/** Boxes whose courier has no zone for them. */
export const noZone = 'none';
const mostChosen = 100;
const choice = {
  warehouse_id: requiredId('Choose a warehouse'),
  contents: z.enum(waveContents, { error: 'Choose which boxes' }).default('all'),
  /** Boxes that leave at this time or before. */
  leaves_by: z.iso.datetime({ error: 'Enter an ISO time' }).max(40).optional(),
  /** Boxes of orders with this tag: how a brand marks what comes first. */
  tag: line(maxLength.name).optional(),
};
/** The boxes that a wave would take. */
export const WaveChoice = z.object({
  ...choice,
  /** All couriers without. */
  courier_ids: list(courierIdText),
  /** All zones without. */
  zones: list(idText),
});
export type WaveChoice = z.output<typeof WaveChoice>;

/** How many boxes match a choice, and of how many orders. */
export const WaveMatch = z.object({ boxes: count, orders: count });
export type WaveMatch = z.output<typeof WaveMatch>;

export const WaveDraft = z.object({
  ...choice,
  /** All couriers if empty. */
  courier_ids: z.array(courierId).max(mostChosen).default([]),
  /** All zones if empty. */
  zones: z.array(idText).max(mostChosen).default([]),
  /** Totes of a cart: the boxes of one walk. */
  totes: z
    .number('Enter the totes of a cart')
    .int('Enter a whole number')
    .min(1, 'Enter 1 or more')
    .max(mostTotes, `Enter at most ${mostTotes}`)
    .default(12),
  boxes: z
    .number('Enter a number of boxes')
    .int('Enter a whole number')
    .min(1, 'Enter 1 or more')
    .max(mostWaveBoxes, `Enter at most ${mostWaveBoxes}`)
    .default(mostWaveBoxes),
});
export type WaveDraft = z.output<typeof WaveDraft>;

/** A place and what to take from it into which tote. */
export const WavePick = z.object({
  pick_no: z.number().int().min(1),
  /** Null where no bin is known to have the SKU. */
  bin: z.string().nullable(),
  sku_id: z.string(),
  sku_name: z.string(),
  /** Barcodes of its label, beside the code of the SKU. */
  barcodes: z.array(z.string()),
  /** The shelf of the bin, counted from below, and the shelves of its rack; null outside of the layout. */
  shelf: z.object({ level: z.number().int().min(1), levels: z.number().int().min(1) }).nullable(),
  shipment_id: idText,
  tote: z.number().int().min(1),
  quantity: units,
  picked: count,
  short: count,
});
export type WavePick = z.output<typeof WavePick>;

/** A wave with its walk, whole: the device needs nothing else on the way. */
export const WaveWalk = Wave.extend({
  /** Cancelled boxes stay out of the totes. */
  totes: z.array(
    z.object({
      tote: z.number().int().min(1),
      shipment_id: idText,
      order_id: idText,
      order_number: z.string(),
      is_cancelled: z.boolean(),
      is_packed: z.boolean(),
    }),
  ),
  /** In the order of the walk. */
  picks: z.array(WavePick),
  /** Metres, where the warehouse has a layout. */
  walk_length: z.number().nullable(),
  /** The signed-in user walks it, or nobody does. */
  is_mine: z.boolean(),
});
export type WaveWalk = z.output<typeof WaveWalk>;

/** ISO 8601, by the clock of the device. */
const time = z.iso.datetime({ error: 'Enter an ISO time' }).max(40);

export const PickActionDraft = z.object({
  /** Made by the device; the action counts once however often it is sent. */
  action_id: exact(maxLength.id).min(8, 'Enter the id of the action'),
  pick_no: z.number().int().min(1),
  kind: z.enum(pickActionKinds),
  quantity: units,
  reason: z.enum(shortReasons, { error: 'Choose a reason' }).optional(),
  /** When it was done, by the device. */
  at: time,
});
export type PickActionDraft = z.output<typeof PickActionDraft>;

export const PickActions = z.object({
  /** In the order in which they were done. */
  actions: z.array(PickActionDraft).min(1, 'Send an action').max(500, 'Send at most 500 actions'),
});

export const WaveStart = z.object({
  /** From the person who walks it: a shift ends, a phone breaks. */
  takes_over: z.boolean().default(false),
});
export type WaveStart = z.output<typeof WaveStart>;

/** `late`: a pick that arrives after the bench has packed its box, and has counted its pieces as picked. */
export const pickOutcomes = ['applied', 'repeated', 'late', ...pickRefusals, 'cancelled', 'packed'] as const;
export type PickOutcome = (typeof pickOutcomes)[number];

export const PickAnswer = z.object({
  results: z.array(z.object({ action_id: z.string(), outcome: z.enum(pickOutcomes) })),
  wave: WaveWalk,
});
export type PickAnswer = z.output<typeof PickAnswer>;

/** A box on the bench. */
export const BenchBox = z.object({
  shipment_id: idText,
  order_id: idText,
  order_number: z.string(),
  box_no: count,
  box_count: count,
  awb: z.string().nullable(),
  courier_name: z.string(),
  buyer_name: z.string(),
  city: z.string(),
  pincode: z.string(),
  /** Rupees to collect; 0 if prepaid. */
  collectible: z.number(),
  leaves_at: moment.nullable(),
  wave: z.object({ id: idText, number: count, tote: count, boxes: count, packed: count }).nullable(),
  box_name: z.string(),
  dimensions: Sides,
  inner_dimensions: Sides.nullable(),
  volume_utilized: z.number(),
  /** In the order in which they are packed; each piece of it is one unit. */
  pieces: z.array(
    z.object({
      sku_id: z.string(),
      sku_name: z.string(),
      barcodes: z.array(z.string()),
      quantity: units,
      position: Position.optional(),
      rotation: Rotation.optional(),
      fragile: z.boolean(),
      /** Units that the picker didn't find. */
      short: count,
      /** Grams of one unit from the bench, once it is known. */
      weight: z.object({ mean: z.number(), spread: z.number(), pieces: count }).nullable(),
      /** Grams as entered for the SKU. */
      declared_g: z.number(),
    }),
  ),
  /** Grams of the empty box. */
  box_g: z.number(),
  /** Grams that were declared to the courier. */
  declared_g: z.number(),
  packed: z.object({ by: z.string(), at: moment, scale_g: z.number().nullable() }).nullable(),
  is_cancelled: z.boolean(),
  held: z.object({ by: z.string(), at: moment, reason: z.enum(holdReasons) }).nullable(),
  /** The box size in the catalogue; null for an own carton. */
  box_id: idText.nullable(),
});
export type BenchBox = z.output<typeof BenchBox>;

export const BenchCode = z.object({
  /** A tote, an AWB, an order or a SKU. */
  code: required('Scan or type a code', maxLength.line),
});

export const BenchSizes = z.object({
  /** Sizes of which one takes all pieces, the best first. */
  boxes: z.array(BoxRecommendation),
});
export type BenchSizes = z.output<typeof BenchSizes>;

export const BenchSize = z.object({ box_id: requiredId('Choose a box') });
export type BenchSize = z.output<typeof BenchSize>;

export const BenchSplit = z.object({
  /** The pieces that stay in the box; the others go into a second one. */
  inside: z
    .array(z.object({ sku_id: idText, quantity: z.number().int().min(1) }))
    .min(1, 'Scan the pieces that stay in this box first.'),
});
export type BenchSplit = z.output<typeof BenchSplit>;

export const SplitBoxes = z.object({
  /** With the pieces that stay. */
  box: BenchBox,
  /** With the others; without an AWB where no courier has booked it. */
  second: BenchBox,
  /** Why the second box has no AWB, or no pickup although the first has one; empty otherwise. */
  problem: z.string(),
});
export type SplitBoxes = z.output<typeof SplitBoxes>;

export const BoxHold = z.object({ reason: z.enum(holdReasons, { error: 'Choose a reason' }) });
export type BoxHold = z.output<typeof BoxHold>;

/** Pieces that were picked for a box that was cancelled, held or packed again since. */
export const PutBack = z.object({
  wave_id: idText,
  wave_number: count,
  pick_no: z.number().int().min(1),
  tote: count,
  shipment_id: idText,
  order_number: z.string(),
  cause: z.enum(['cancelled', 'held', 'repacked']),
  /** Null where no bin was known: they go where such goods are kept. */
  bin: z.string().nullable(),
  sku_id: z.string(),
  sku_name: z.string(),
  quantity: units,
});
export type PutBack = z.output<typeof PutBack>;

export const HeldBox = z.object({
  shipment_id: idText,
  order_number: z.string(),
  reason: z.enum(holdReasons),
  by: z.string(),
  at: moment,
});
export type HeldBox = z.output<typeof HeldBox>;

/** Held boxes and pieces beside the bench. */
export const BesideBench = z.object({ held: z.array(HeldBox), put_backs: z.array(PutBack) });
export type BesideBench = z.output<typeof BesideBench>;

export const PutBackDraft = z.object({
  wave_id: requiredId('Choose the wave'),
  pick_no: z.number().int().min(1),
  /** As listed; if it changed since, nothing is put back. */
  quantity: units,
});
export type PutBackDraft = z.output<typeof PutBackDraft>;

export const EvidenceLink = z.object({
  at: time,
  person: line(maxLength.line),
  kind: line(40),
  data: z.record(z.string(), z.unknown()),
  seq: z.number().int().min(1),
  previous: z.string().length(64),
  hash: z.string().length(64),
});

export const PackedDraft = z.object({
  /** The events at the bench, as a chain of hashes. */
  evidence: z.array(EvidenceLink).min(1).max(2_000),
  scale_g: z.number().int().min(1, 'Enter the weight').max(200_000).nullable().default(null),
});
export type PackedDraft = z.output<typeof PackedDraft>;

export const HandoverFilter = z.object({ warehouse_id: idText.optional() });
export type HandoverFilter = z.output<typeof HandoverFilter>;

/** A labelled parcel that is still in the warehouse, or was cancelled lately. */
export const HandoverParcel = z.object({
  shipment_id: idText,
  order_id: idText,
  order_number: z.string(),
  awb: z.string(),
  partner: z.enum(courierPartners),
  ...courier,
  state: z.enum(shipmentStates),
  box_name: z.string().nullable(),
  /** Of the scale, else declared. */
  weight_g: count,
  /** Its pickup, else the next one of its courier. */
  leaves_at: moment.nullable(),
  packed: z.object({ by: z.string(), at: moment }).nullable(),
  /** Where it was picked into; null outside of waves. */
  tote: z.object({ wave: count, tote: count }).nullable(),
});
export type HandoverParcel = z.output<typeof HandoverParcel>;

/** When the parcels of a van will be packed, from the scans at the benches. */
export const HandoverForecast = z.object({
  /** Eight of ten times the last one is packed between them. */
  early: moment,
  late: moment,
  /** Share of the runs that are in time. */
  chance: z.number(),
  /** Who packs now. */
  packers: count,
  /** Packers with whom nine of ten runs are in time; null if more packers don't help. */
  packers_needed: count.nullable(),
});
export type HandoverForecast = z.output<typeof HandoverForecast>;

/** The parcels of one courier's next van. */
export const HandoverPile = z.object({
  partner: z.enum(courierPartners),
  courier_name: z.string(),
  leaves_at: moment.nullable(),
  parcels: count,
  packed: count,
  /** Null with too few scans, and where all are packed. */
  forecast: HandoverForecast.nullable(),
});
export type HandoverPile = z.output<typeof HandoverPile>;

export const Handover = z.object({
  id: idText,
  partner: z.enum(courierPartners),
  courier_name: z.string(),
  parcels: count,
  /** Hexadecimal SHA-256 over what was scanned and signed. */
  seal: z.string(),
  received_by: z.string(),
  handed_over_by: z.string(),
  handed_over_at: moment,
  manifest_ids: z.array(idText),
});
export type Handover = z.output<typeof Handover>;

export const HandoverBoard = z.object({
  warehouses: z.array(z.object({ id: idText, name: z.string() })),
  warehouse_id: z.string(),
  piles: z.array(HandoverPile),
  parcels: z.array(HandoverParcel),
  /** Of today, the newest first. */
  handovers: z.array(Handover),
});
export type HandoverBoard = z.output<typeof HandoverBoard>;

/** Parcels that a van took. The same id again changes nothing, so a device without a network may send it later. */
export const HandoverDraft = z.object({
  id: idText,
  warehouse_id: requiredId('Choose the warehouse'),
  partner: z.enum(courierPartners),
  received_by: required('Enter who takes the parcels', maxLength.name),
  /** The scans and the signature, as a chain of hashes. */
  evidence: z.array(EvidenceLink).min(1, 'Scan at least one parcel').max(5_000),
});
export type HandoverDraft = z.output<typeof HandoverDraft>;

const whole = (what: string, most: number) =>
  z
    .number(`Enter ${what}`)
    .int('Enter a whole number')
    .min(1, 'Enter 1 or more')
    .max(most, `Enter at most ${most}`);

export const WarehouseLayoutDraft = z.object({
  aisles: whole('the aisles', layoutLimits.aisles),
  bays: whole('the racks', layoutLimits.bays),
  sides: z.union([z.literal(1), z.literal(2)]),
  levels: whole('the shelves', layoutLimits.levels),
  bay_width: z
    .number('Enter the width of a rack')
    .min(0.1, 'Enter 0.1 m or more')
    .max(10, 'Enter at most 10 m'),
  aisle_distance: z
    .number('Enter the distance of the aisles')
    .min(0.5, 'Enter 0.5 m or more')
    .max(50, 'Enter at most 50 m'),
  has_middle_cross: z.boolean(),
  start: z.object({ aisle: z.number().int().min(0), end: z.enum(['front', 'back']) }),
});
export type WarehouseLayoutDraft = z.output<typeof WarehouseLayoutDraft>;

export const BinStock = z.object({
  bin_id: idText,
  bin: z.string(),
  sku_id: z.string(),
  sku_name: z.string(),
  quantity: count,
  reserved: count,
});
export type BinStock = z.output<typeof BinStock>;

/** Goods in bins; `search` looks in the names of bins, and in codes and names of SKUs. */
export const BinStockFilter = z.object({
  search: listQuery.search,
  page_size: pageQuery.page_size,
  after: pageQuery.after,
});
export type BinStockFilter = z.output<typeof BinStockFilter>;

export const BinPage = z.object({
  layout: WarehouseLayoutDraft.nullable(),
  /** Of the layout; 0 without one. */
  version: count,
  bins: count,
});
export type BinPage = z.output<typeof BinPage>;

/** Units of one transfer or purchase order that still come. */
const UnitsFrom = z.object({
  id: idText,
  number: z.string(),
  /** The warehouse or the supplier that sent it. */
  from: z.string(),
  quantity: count,
});

/** Goods on their way to a warehouse, those that were drafted first at the top. */
export const GoodsOnTheWay = z.object({
  transfers: z.array(UnitsFrom),
  purchases: z.array(UnitsFrom),
});
export type GoodsOnTheWay = z.output<typeof GoodsOnTheWay>;

export const binChangeKinds = ['receipt', 'count', 'damage', 'transfer'] as const;
export const BinChange = z.object({
  bin: required('Enter or scan the bin', 40),
  sku_id: required('Enter or scan the SKU'),
  kind: z.enum(binChangeKinds, { error: 'Choose what happened' }),
  /** Units; of a count, all that are in the bin. */
  quantity: z.number('Enter a number').int('Enter a whole number').min(0, 'Enter 0 or more').max(100_000),
  /** Of a transfer. */
  to_bin: line(40).optional(),
});
export type BinChange = z.output<typeof BinChange>;

const moveParts = {
  sku_id: required('Enter or scan the SKU'),
  units: z.number('Enter a number').int('Enter a whole number').min(1, 'Enter 1 or more').max(100_000),
};

/** Goods that were moved to another bin, and what went the other way. */
export const SlottingDeed = z.object({
  ...moveParts,
  from: required('Enter or scan the bin', 40),
  to: required('Enter or scan the bin', 40),
  swap: z.object(moveParts).nullable().default(null),
});
export type SlottingDeed = z.output<typeof SlottingDeed>;

/** The moves of goods between bins that pay back, the best first. */
export const Slotting = z.object({
  has_layout: z.boolean(),
  basis: z.enum(slottingBases),
  walks: z.number(),
  /** Days with walks. */
  days: z.number(),
  walked_minutes_a_day: z.number(),
  moves: z.array(
    SlottingDeed.extend({
      sku_name: z.string(),
      saved_minutes_a_day: z.number(),
      work_minutes: z.number(),
    }),
  ),
});
export type Slotting = z.output<typeof Slotting>;
