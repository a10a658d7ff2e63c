import type { DisputePhoto, DisputeSettings } from '@khep/api';
import type { Dimensions, DisputeCategory, DisputeState, DisputeSource } from '@khep/domain/disputes';
import type { Generated, Selectable } from 'kysely';
import type { Json, NullableTimestamp, Timestamp, VersionColumns } from '../../platform/db/columns.ts';

/** A parcel as declared or as billed. Grams, centimetres, paise with GST. */
export interface WeighedJson {
  dead_g: number | null;
  size: Dimensions | null;
  volumetric_g: number | null;
  charged_g: number;
  cost_paise: number;
}

interface DisputesTable extends VersionColumns {
  brand_id: string;
  dispute_id: string;
  source: DisputeSource;
  category: DisputeCategory;
  state: DisputeState;
  shipment_id: string;
  order_id: string;
  order_number: string;
  awb: string;
  courier_id: number;
  /** "Terracotta planter × 2". */
  items: string;
  box_name: string;
  declared: Json<WeighedJson>;
  billed: Json<WeighedJson>;
  zone: string;
  more_slabs: number;
  formula: string;
  card: string;
  /** At stake. */
  amount_paise: number;
  /** In the wallet's weight hold now. */
  held_paise: Generated<number>;
  released_paise: Generated<number>;
  debited_paise: Generated<number>;
  /** Numbers the ledger's keys, because a reopened dispute is settled again. */
  postings: Generated<number>;
  photos: Json<DisputePhoto[]>;
  /** How many kinds of photo there are. */
  evidence_count: number;
  scale_g: number | null;
  points: Json<string[]>;
  remark: string;
  reference: string;
  is_frozen: boolean;
  /** The line of a courier invoice that bills it; empty for a notice. Such a charge is billed already: nothing is held. */
  invoice_line_id: Generated<string>;
  search_text: string;
  noticed_at: Timestamp;
  act_by: Timestamp;
  submitted_at: NullableTimestamp;
  /** When it was emailed to the courier since it was submitted. */
  emailed_at: NullableTimestamp;
  resolve_by: NullableTimestamp;
  resolved_at: NullableTimestamp;
  reopen_by: NullableTimestamp;
  created_at: Timestamp;
}

interface DisputeSettingsTable extends VersionColumns {
  brand_id: string;
  settings: Json<DisputeSettings>;
}

export interface DisputeTables {
  disputes: DisputesTable;
  dispute_settings: DisputeSettingsTable;
}

export type DisputeRecord = Selectable<DisputesTable>;
