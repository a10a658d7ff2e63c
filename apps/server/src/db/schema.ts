import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { BillingTables } from '../billing/tables.ts';
import type { PaymentTables } from '../payments/tables.ts';
import type { AccountsTables } from '../accounts/tables.ts';
import type { CatalogueTables } from '../catalogue/tables.ts';
import type { CompanyTables } from '../company/tables.ts';
import type { ChannelTables } from '../channels/tables.ts';
import type { DocumentTables } from './documentTables.ts';
import type { DisputeTables } from '../disputes/tables.ts';
import type { JobTables } from '../jobs/tables.ts';
import type { InquiryTables } from '../inquiries/tables.ts';
import type { LaneTables } from '../lanes/tables.ts';
import type { LedgerTables } from '../ledger/tables.ts';
import type { NdrTables } from '../ndr/tables.ts';
import type { NotificationTables } from '../notifications/tables.ts';
import type { MappingTables } from '../mappings/tables.ts';
import type { IntegrationTables } from '../integrations/tables.ts';
import type { OrderTables } from '../orders/tables.ts';
import type { SecurityTables } from '../security/tables.ts';
import type { ReturnTables } from '../returns/tables.ts';
import type { StoreTables } from '../stores/tables.ts';
import type { RtoRiskTables } from '../rtoRisk/tables.ts';
import type { ReconciliationTables } from '../reconciliation/tables.ts';
import type { TrackingTables } from '../tracking/tables.ts';
import type { ViewTables } from '../views/tables.ts';

/** All tables by name. Each capability declares its own in `<capability>/tables.ts`. */
export interface Database
  extends
    AccountsTables,
    PaymentTables,
    BillingTables,
    CatalogueTables,
    OrderTables,
    JobTables,
    InquiryTables,
    LaneTables,
    LedgerTables,
    NdrTables,
    NotificationTables,
    CompanyTables,
    SecurityTables,
    MappingTables,
    DisputeTables,
    DocumentTables,
    ReconciliationTables,
    TrackingTables,
    ViewTables,
    ReturnTables,
    StoreTables,
    ChannelTables,
    IntegrationTables,
    RtoRiskTables {}

/** Outside a transaction. Never query it inside one: on PGlite that deadlocks. */
export type Db = Kysely<Database>;
/** Inside a transaction. */
export type Tx = Transaction<Database>;

/** Serializes a jsonb value for both engines (pg would send an array as an SQL array). */
export function json<T>(value: T): RawBuilder<T> {
  return sql<T>`cast(${JSON.stringify(value)}::text as jsonb)`;
}
