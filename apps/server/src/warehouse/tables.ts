import type { PickOutcome, WaveState } from '@khep/api';
import type {
  BillDifference,
  BilledLine,
  CountState,
  EvidenceLink,
  HoldReason,
  PickAction,
  PurchaseCost,
  PurchaseEmailState,
  PurchaseState,
  ShortReason,
  TransferEntryKind,
  TransferState,
  WarehouseLayout,
} from '@khep/domain/warehouse';
import type { InvoiceModel } from '@khep/domain/documents';
import type { EwayBillDocument } from '@khep/domain/gst';
import type { BoxSizesPlan } from '@khep/domain/packing';
import type { CourierPartner } from '@khep/domain/couriers';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Actor } from '../base/actor.ts';
import type { Json, NullableTimestamp, Timestamp, VersionColumns } from '../platform/db/columns.ts';

interface WarehouseLayoutsTable extends VersionColumns {
  brand_id: string;
  warehouse_id: string;
  layout: Json<WarehouseLayout>;
}

export interface BinsTable {
  brand_id: string;
  bin_id: string;
  warehouse_id: string;
  name: string;
  /** Its place in the layout: aisle from 0, rack and shelf from 1; null for a bin outside of it. */
  aisle: number | null;
  bay: number | null;
  level: number | null;
}

export interface BinStockTable {
  brand_id: string;
  bin_id: string;
  /** The SKU's record, not its code. */
  sku_id: string;
  /** Units in the bin: the sum of its movements. */
  quantity: number;
  /** Units of them that open waves will take. */
  reserved: Generated<number>;
}

export const binMovementKinds = ['receipt', 'pick', 'return', 'count', 'transfer', 'damage'] as const;
export type BinMovementKind = (typeof binMovementKinds)[number];
/** Of a return its reason; of a count how its figure was established. */
export type BinCause = '' | 'cancelled' | 'held' | 'repacked' | 'counted' | 'recounted' | 'approved';

/** Append-only, like the movements of a SKU. */
interface BinMovementsTable {
  brand_id: string;
  movement_id: string;
  bin_id: string;
  sku_id: string;
  kind: BinMovementKind;
  /** Units that came; negative for those that left. */
  quantity: number;
  /** Units in the bin after it. */
  balance: number;
  wave_id: string | null;
  shipment_id: string | null;
  /** Why, where the kind alone doesn’t say it; else empty. */
  cause: Generated<BinCause>;
  actor: Json<Actor>;
  at: Timestamp;
}

interface WavesTable {
  brand_id: string;
  wave_id: string;
  wave_number: number;
  warehouse_id: string;
  state: WaveState;
  /** Metres; null without a layout. */
  walk_length: number | null;
  leaves_at: NullableTimestamp;
  picker_id: string | null;
  picker_name: Generated<string>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A box is in one wave; it leaves it when the wave is cancelled or the box is held. */
interface WaveBoxesTable {
  brand_id: string;
  wave_id: string;
  tote: number;
  shipment_id: string;
  order_id: string;
  order_number: string;
  packed_at: NullableTimestamp;
}

interface PicksTable {
  brand_id: string;
  wave_id: string;
  /** From 1; never changes. */
  pick_no: number;
  /** Where it comes on the walk, which is planned again when a bin lacks units. */
  walk_order: number;
  bin_id: string | null;
  bin: string | null;
  /** The SKU's record; null if its code isn't in the catalogue. */
  sku_id: string | null;
  sku_code: string;
  sku_name: string;
  shipment_id: string;
  tote: number;
  quantity: number;
  picked: Generated<number>;
  short: Generated<number>;
  /** Units of the picked ones that are in their bin again. */
  put_back: Generated<number>;
}

/** A box that waits beside the bench; its row goes when it is released. */
interface BoxHoldsTable {
  brand_id: string;
  shipment_id: string;
  order_id: string;
  reason: HoldReason;
  held_by: string;
  held_at: Timestamp;
}

/** Deeds of pickers with their outcomes: an action that is sent again gets the same outcome. */
interface PickActionsTable {
  brand_id: string;
  action_id: string;
  wave_id: string;
  pick_no: number;
  kind: PickAction['kind'];
  quantity: number;
  reason: ShortReason | null;
  outcome: PickOutcome;
  actor: Json<Actor>;
  /** By the clock of the device. */
  done_at: Timestamp;
  received_at: Timestamp;
}

interface PackedBoxesTable {
  brand_id: string;
  shipment_id: string;
  evidence: Json<EvidenceLink[]>;
  /** Hash of the last link. */
  root: string;
  scale_g: number | null;
  packed_by: string;
  packed_at: Timestamp;
}

/** Weights of single pieces from the bench. */
interface PieceWeighingsTable {
  brand_id: string;
  weighing_id: string;
  sku_code: string;
  grams: number;
  at: Timestamp;
}

/** Fields of a supplier that no query filters by. */
export interface SupplierDetailsJson {
  email: string;
  phone: string;
  gst_number: string;
  /** Suppliers saved before have none. */
  address?: string;
  lead_days: number;
  review_days: number;
  /** Days after its date within which a bill is paid, or after a receipt that isn't billed; suppliers saved before have none. */
  payment_days?: number;
}

interface SuppliersTable extends VersionColumns {
  brand_id: string;
  supplier_id: string;
  name: string;
  details: Json<SupplierDetailsJson>;
  /** Codes of SKUs with the price of a unit before GST. */
  prices: Json<{ sku_id: string; price_paise: number }[]>;
  created_at: Timestamp;
}

export interface PurchaseLineJson {
  line_no: number;
  /** The SKU's record. */
  record_id: string;
  sku_id: string;
  sku_name: string;
  quantity: number;
  price_paise: number;
  /** Grams of one unit when the order was drafted, or its costs were entered. */
  unit_weight?: number;
  received: number;
  damaged: number;
}

/** An email to a supplier, with a purchase order or a debit note. */
export interface PurchaseEmailJson {
  state: PurchaseEmailState;
  to: string;
  at: string;
}

export interface DebitNoteJson {
  number: string;
  /** YYYY-MM-DD in India. */
  date: string;
  /** As claimed: what comes later changes nothing of it. */
  differences: BillDifference[];
  /** As it was issued; notes issued before have none. */
  paper?: InvoiceModel;
  /** The latest email with it. */
  email?: PurchaseEmailJson;
  cancelled_at: string | null;
}

/** A supplier's bill for units of a purchase order. */
export interface SupplierBillJson {
  number: string;
  /** YYYY-MM-DD */
  date: string;
  lines: BilledLine[];
  /** The latest one; those before it are cancelled. */
  note: DebitNoteJson | null;
  /** When a person entered its payment, and what was to pay then. */
  paid?: { on: string; amount_paise: number } | null;
}

interface PurchaseOrdersTable extends VersionColumns {
  brand_id: string;
  purchase_id: string;
  /** As printed: PO-0007. */
  purchase_number: string;
  supplier_id: string;
  warehouse_id: string;
  state: PurchaseState;
  lines: Json<PurchaseLineJson[]>;
  costs: ColumnType<PurchaseCost[], PurchaseCost[] | undefined, PurchaseCost[]>;
  /** The oldest first. */
  bills: ColumnType<SupplierBillJson[], SupplierBillJson[] | undefined, SupplierBillJson[]>;
  /** YYYY-MM-DD */
  promised_on: string | null;
  /** The latest email to the supplier; null before one. */
  email: ColumnType<PurchaseEmailJson | null, PurchaseEmailJson | null | undefined, PurchaseEmailJson>;
  sent_at: NullableTimestamp;
  first_receipt_at: NullableTimestamp;
  created_at: Timestamp;
}

/** Append-only: what came, each with an id of the device. */
interface PurchaseReceiptsTable {
  brand_id: string;
  receipt_id: string;
  purchase_id: string;
  line_no: number;
  quantity: number;
  damaged: number;
  bin: string;
  actor: Json<Actor>;
  at: Timestamp;
}

export interface TransferLineJson {
  line_no: number;
  /** The SKU's record. */
  record_id: string;
  sku_id: string;
  sku_name: string;
  quantity: number;
  /** Declared for one, before GST; absent where it follows from the price to buyers. */
  unit_value_paise?: number;
  received: number;
  damaged: number;
  lost: number;
  /** Bins that the units were taken from. */
  bins: { bin: string; quantity: number }[];
}

/** The paper that goes with the goods. An invoice is in the books; a delivery challan has its document here, as it was issued. */
export type TransferPaperJson = {
  number: string;
  value_paise: number;
  /** The value above which an e-way bill is needed; null where it isn't. */
  eway_limit_paise: number | null;
} & ({ kind: 'invoice' } | { kind: 'challan'; document: EwayBillDocument });

interface StockTransfersTable extends VersionColumns {
  brand_id: string;
  transfer_id: string;
  /** As printed: ST-0007. */
  transfer_number: string;
  from_warehouse_id: string;
  to_warehouse_id: string;
  state: TransferState;
  lines: Json<TransferLineJson[]>;
  paper: Json<TransferPaperJson> | null;
  /** Of a delivery challan; that of an invoice is in the books. */
  eway_bill: Generated<string>;
  sent_at: NullableTimestamp;
  created_at: Timestamp;
}

/** Append-only: units that were sent, came whole or damaged, or are lost. An entry counts once. */
interface TransferEntriesTable {
  brand_id: string;
  transfer_id: string;
  /** Of the device for a receipt; else the deed. */
  entry_id: string;
  line_no: number;
  kind: TransferEntryKind;
  /** The SKU's record. */
  sku_id: string;
  quantity: number;
  actor: Json<Actor>;
  at: Timestamp;
}

/** Append-only: what a van took. */
interface HandoversTable {
  brand_id: string;
  /** Of the device, so that it may be sent twice. */
  handover_id: string;
  warehouse_id: string;
  partner: CourierPartner;
  evidence: Json<readonly EvidenceLink[]>;
  seal: string;
  received_by: string;
  handed_over_by: string;
  handed_over_at: Timestamp;
}

/** A parcel leaves once. */
interface HandoverParcelsTable {
  brand_id: string;
  shipment_id: string;
  handover_id: string;
}

interface BinCountsTable {
  brand_id: string;
  count_id: string;
  warehouse_id: string;
  /** The begin of its bins’ names. */
  name: string;
  created_by: string;
  created_at: Timestamp;
}

export interface CountLineJson {
  /** The SKU's record. */
  record_id: string;
  sku_id: string;
  /** Units that the bin had when it was counted: never sent to who counts. */
  expected: number;
  counted: number;
}

interface BinCountBinsTable {
  brand_id: string;
  count_id: string;
  bin_id: string;
  bin: string;
  state: CountState;
  /** Each time it was counted, since it was last to be counted from the beginning. */
  rounds: Json<{ user_id: string; name: string; at: string; lines: CountLineJson[] }[]>;
  /** Who decided about it last. */
  approver_id: string | null;
  updated_at: Timestamp;
}

/** The latest proposal of sizes to buy. */
interface BoxSizePlansTable {
  brand_id: string;
  plan: Json<BoxSizesPlan & { days: number }>;
  made_at: Timestamp;
}

export interface WarehouseTables {
  box_size_plans: BoxSizePlansTable;
  bin_counts: BinCountsTable;
  bin_count_bins: BinCountBinsTable;
  box_holds: BoxHoldsTable;
  handovers: HandoversTable;
  handover_parcels: HandoverParcelsTable;
  suppliers: SuppliersTable;
  purchase_orders: PurchaseOrdersTable;
  purchase_receipts: PurchaseReceiptsTable;
  stock_transfers: StockTransfersTable;
  transfer_entries: TransferEntriesTable;
  warehouse_layouts: WarehouseLayoutsTable;
  bins: BinsTable;
  bin_stock: BinStockTable;
  bin_movements: BinMovementsTable;
  waves: WavesTable;
  wave_boxes: WaveBoxesTable;
  picks: PicksTable;
  pick_actions: PickActionsTable;
  packed_boxes: PackedBoxesTable;
  piece_weighings: PieceWeighingsTable;
}

export type CountBinRecord = Selectable<BinCountBinsTable>;
export type WaveRecord = Selectable<WavesTable>;
export type WaveBoxRecord = Selectable<WaveBoxesTable>;
export type PickRecord = Selectable<PicksTable>;
export type SupplierRecord = Selectable<SuppliersTable>;
export type HandoverRecord = Selectable<HandoversTable>;
export type PurchaseRecord = Selectable<PurchaseOrdersTable>;
export type TransferRecord = Selectable<StockTransfersTable>;
