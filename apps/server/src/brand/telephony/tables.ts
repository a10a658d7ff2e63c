import type { Generated, Selectable } from 'kysely';
import type { TelephonyAccess } from '../../partners/telephony/port.ts';
import type { Timestamp, VersionColumns } from '../../platform/db/columns.ts';

interface TelephonyAccountsTable extends VersionColumns {
  brand_id: string;
  provider: string;
  region: TelephonyAccess['region'];
  account_sid: string;
  api_key: string;
  /** Encrypted. */
  api_token: string;
  caller_id: string;
  is_recorded: boolean;
  /** Most calls on a day of India. */
  daily_cap: number;
  is_active: Generated<boolean>;
  created_at: Timestamp;
}

export interface TelephonyTables {
  telephony_accounts: TelephonyAccountsTable;
}

export type TelephonyAccountRecord = Selectable<TelephonyAccountsTable>;
