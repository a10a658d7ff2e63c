import type { Json, Timestamp } from '../../platform/db/columns.ts';

/** Actions of the installation's operator. Append-only, and apart from the brands' own audit logs. */
interface OperatorActionsTable {
  action_id: string;
  at: Timestamp;
  /** The person's name, as given to the command. */
  operator: string;
  command: string;
  /** The brand that it changed, if any. Not `brand_id`: the table belongs to the installation. */
  subject_brand_id: string | null;
  detail: Json<Record<string, string | number>>;
}

export interface OperatorTables {
  operator_actions: OperatorActionsTable;
}
