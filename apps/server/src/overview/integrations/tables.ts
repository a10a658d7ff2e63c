import type { Timestamp } from '../../platform/db/columns.ts';

/** Requests of a brand to and from a partner, by the hour. */
interface IntegrationHoursTable {
  brand_id: string;
  /** shopify, custom, delhivery … */
  partner: string;
  hour: Timestamp;
  calls: number;
  /** That succeeded after a retry. */
  retried: number;
  failed: number;
  total_ms: number;
  last_at: Timestamp;
}

export interface IntegrationTables {
  integration_hours: IntegrationHoursTable;
}
