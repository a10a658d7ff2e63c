import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { AnalyticsTables } from '../../overview/analytics/tables.ts';
import type { CashTables } from '../../overview/cash/tables.ts';
import type { EarningsTables } from '../../overview/earnings/tables.ts';
import type { CourierAccountTables } from '../../dispatch/courierAccounts/tables.ts';
import type { AllocationTables } from '../../dispatch/allocation/tables.ts';
import type { ContractTables } from '../../brand/contracts/tables.ts';
import type { CourierTables } from '../../partners/couriers/tables.ts';
import type { ShipmentTables } from '../../orders/shipments/tables.ts';
import type { GstTables } from '../../money/gst/tables.ts';
import type { BillingTables } from '../../money/billing/tables.ts';
import type { PaymentTables } from '../../money/payments/tables.ts';
import type { AccountsTables } from '../../brand/accounts/tables.ts';
import type { CatalogueTables } from '../../brand/catalogue/tables.ts';
import type { CompanyTables } from '../../brand/company/tables.ts';
import type { ChannelTables } from '../../brand/channels/tables.ts';
import type { DocumentTables } from './documentTables.ts';
import type { DisputeTables } from '../../money/disputes/tables.ts';
import type { JobTables } from '../jobs/tables.ts';
import type { InquiryTables } from '../../aftercare/inquiries/tables.ts';
import type { LaneTables } from '../../dispatch/lanes/tables.ts';
import type { LedgerTables } from '../../brand/ledger/tables.ts';
import type { NdrTables } from '../../aftercare/ndr/tables.ts';
import type { NotificationTables } from '../../brand/notifications/tables.ts';
import type { MappingTables } from '../../brand/mappings/tables.ts';
import type { IntegrationTables } from '../../overview/integrations/tables.ts';
import type { OperatorTables } from '../../overview/operator/tables.ts';
import type { InvoicingTables } from '../../orders/invoicing/tables.ts';
import type { OrderTables } from '../../orders/core/tables.ts';
import type { SecurityTables } from '../../brand/accounts/twoStep/tables.ts';
import type { ReturnTables } from '../../aftercare/returns/tables.ts';
import type { StoreTables } from '../../partners/stores/tables.ts';
import type { RtoRiskTables } from '../../orders/rtoRisk/tables.ts';
import type { ReconciliationTables } from '../../money/reconciliation/tables.ts';
import type { TelephonyTables } from '../../brand/telephony/tables.ts';
import type { TrackingTables } from '../../dispatch/tracking/tables.ts';
import type { WarehouseTables } from '../../warehouse/tables.ts';
import type { ViewTables } from '../../brand/views/tables.ts';

/** All tables by name. Each capability declares its own in `<capability>/tables.ts`. */
export interface Database
  extends
    AccountsTables,
    CourierAccountTables,
    PaymentTables,
    BillingTables,
    GstTables,
    CatalogueTables,
    OrderTables,
    InvoicingTables,
    ShipmentTables,
    AllocationTables,
    AnalyticsTables,
    CashTables,
    EarningsTables,
    ContractTables,
    CourierTables,
    OperatorTables,
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
    TelephonyTables,
    TrackingTables,
    WarehouseTables,
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
