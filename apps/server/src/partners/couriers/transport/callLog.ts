import type { CourierPartner } from '@khep/domain/couriers';
import type { Logger } from 'pino';
import type { Db } from '../../../platform/db/schema.ts';
import { newId } from '../../../base/ids.ts';
import type { HealthRecorder } from '../../health/health.ts';

/** One request to a courier, for support, with secrets and personal data redacted. */
export interface LoggedCall {
  call: string;
  method: string;
  /** Without its query. */
  url: string;
  attempt: number;
  /** 0 without a response. */
  status: number;
  ms: number;
  request: string;
  answer: string;
  /** Empty on success. */
  problem: string;
  /** A read: saved in the table only if it failed, because polling is frequent. */
  isRead: boolean;
}

export type CallLog = (call: LoggedCall) => Promise<void>;

/**
 * Logs requests, and saves those that change something or fail in a table. Bodies are only in the table,
 * because logs are copied elsewhere and kept longer.
 */
export function createCallLog(
  db: Db,
  log: Logger,
  brand_id: string,
  partner: CourierPartner,
  health?: HealthRecorder,
): CallLog {
  return async ({ isRead, ...call }) => {
    health?.record(
      brand_id,
      partner,
      call.problem === '' ? (call.attempt > 1 ? 'retried' : 'ok') : 'failed',
      call.ms,
    );
    const { request: _request, answer: _answer, ...about } = call;
    const isKept = !isRead || call.problem !== '';
    const call_id = newId('ccl');
    const courier = { brand_id, partner, ...about, ...(isKept ? { call_id } : {}) };
    if (call.problem === '') log.debug({ courier }, 'courier request');
    else log.warn({ courier }, 'courier request failed');
    if (!isKept) return;
    await db
      .insertInto('courier_calls')
      .values({ brand_id, call_id, partner, at: new Date(), ...call })
      .execute();
  };
}
