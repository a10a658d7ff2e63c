import type { BankDetails, GstRecord } from '@khep/api';
import type { NullableJson, NullableTimestamp, Timestamp } from '../../platform/db/columns.ts';

export interface GstRecordsTable {
  brand_id: string;
  /** GST code of the state. */
  id: string;
  gst_no: string;
  pan_card_url: string;
  gst_verification_url: string;
  status: GstRecord['status'];
  legal_name: string;
  address: string;
  reason: string;
  is_simulated: boolean;
  created_at: Timestamp;
  /** When the provider responded. */
  checked_at: NullableTimestamp;
}

export interface BankAccountsTable {
  brand_id: string;
  id: string;
  /** Encrypted; the owner of the ciphertext is `brand_id/bank/id`. */
  account_number: string;
  /** The last four digits, for display. */
  account_end: string;
  account_holder: string;
  ifsc: string;
  bank_name: string;
  branch_name: string;
  status: Exclude<BankDetails['status'], 'none'>;
  reason: string;
  registered_name: string;
  /** The check at the provider. */
  provider_id: string | null;
  is_simulated: boolean;
  created_at: Timestamp;
  checked_at: NullableTimestamp;
}

interface CompanyChoicesTable {
  brand_id: string;
  /** Selected courier services; null for all of them. */
  courier_ids: NullableJson<number[]>;
  /** Empty until one is chosen. */
  plan: string;
  plan_from: string | null;
}

export interface CompanyTables {
  gst_records: GstRecordsTable;
  bank_accounts: BankAccountsTable;
  company_choices: CompanyChoicesTable;
}
