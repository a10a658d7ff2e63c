import type { Logger } from 'pino';
import type { Db } from '../../db/schema.ts';
import { newId } from '../../ids.ts';

/** One call of a courier, for support: what was asked and answered, secrets and people masked already. */
export interface LoggedCall {
  call: string;
  method: string;
  /** Without its query. */
  url: string;
  attempt: number;
  /** 0 where nothing was answered. */
  status: number;
  ms: number;
  request: string;
  answer: string;
  /** Empty where it went well. */
  problem: string;
  /** It only asked: kept in the table when it failed, since looks at parcels are many. */
  isRead: boolean;
}

export type CallLog = (call: LoggedCall) => Promise<void>;

/**
 * Writes calls to the program's log, and to the table those that changed something or failed. What was sent and answered
 * is in the table alone: a log is copied to places that nobody empties after a month.
 */
export function createCallLog(db: Db, log: Logger, brand_id: string, partner: string): CallLog {
  return async ({ isRead, ...call }) => {
    const { request: _request, answer: _answer, ...about } = call;
    const isKept = !isRead || call.problem !== '';
    const call_id = newId('ccl');
    const courier = { brand_id, partner, ...about, ...(isKept ? { call_id } : {}) };
    if (call.problem === '') log.debug({ courier }, 'courier call');
    else log.warn({ courier }, 'courier call failed');
    if (!isKept) return;
    await db
      .insertInto('courier_calls')
      .values({ brand_id, call_id, partner, at: new Date(), ...call })
      .execute();
  };
}
