import type { Logger } from 'pino';
import type { Db } from '../../db/schema.ts';
import { newId } from '../../ids.ts';

/** One call of a courier, for support: what was asked and answered, secrets masked already. */
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

/** Writes calls to the program's log, and to the table those that changed something or failed. */
export function createCallLog(db: Db, log: Logger, brand_id: string, partner: string): CallLog {
  return async ({ isRead, ...call }) => {
    if (call.problem === '') log.debug({ courier: { brand_id, partner, ...call } }, 'courier call');
    else log.warn({ courier: { brand_id, partner, ...call } }, 'courier call failed');
    if (isRead && call.problem === '') return;
    await db
      .insertInto('courier_calls')
      .values({ brand_id, call_id: newId('ccl'), partner, at: new Date(), ...call })
      .execute();
  };
}
