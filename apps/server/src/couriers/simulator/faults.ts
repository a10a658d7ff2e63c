import { setTimeout as sleep } from 'node:timers/promises';
import type { CourierPartner } from '@khep/domain/tracking';
import type { MiddlewareHandler } from 'hono';
import { percentile } from './plan.ts';
import type { PlannedScan } from './plan.ts';

/**
 * What can be wrong with an answer. The courier has done its work already where `done` is set: that is how a booking is
 * made and its answer lost.
 */
export type Fault =
  | { kind: 'slow'; ms: number; done?: boolean }
  | { kind: 'error'; status?: number; done?: boolean }
  | { kind: 'too-many'; retryAfterSeconds: number }
  | { kind: 'malformed'; done?: boolean }
  | { kind: 'unauthorized' };

interface Rule {
  fault: Fault;
  partner: CourierPartner | undefined;
  path: RegExp;
  times: number;
  share: number;
}

interface AddOptions {
  /** Every courier where absent. */
  partner?: CourierPartner;
  /** @default any path */
  path?: RegExp;
  /** How many calls it spoils. @default 1 */
  times?: number;
  /** The share of calls that it spoils, 0 to 1. @default 1 */
  share?: number;
}

/** What can be wrong with the scans that a courier tells of. */
export interface ScanFaults {
  /** Every scan comes twice. */
  duplicated?: boolean;
  /** In no order. */
  shuffled?: boolean;
  /** The share of scans that are told only from the second look on, 0 to 1. */
  late?: number;
  /** The share of parcels, 0 to 1, among whose scans stands a status that no document names. */
  strange?: number;
}

export interface Faults {
  add(fault: Fault, options?: AddOptions): void;
  clear(): void;
  /** Applies from now on to the scans of every simulated courier. */
  setScans(faults: ScanFaults): void;
  spoilScans(waybill: string, scans: readonly PlannedScan[]): PlannedScan[];
  middleware(partner: CourierPartner): MiddlewareHandler;
}

/**
 * Faults that tests and rehearsals turn on.
 * @param random the same seed gives the same faults
 */
export function createFaults(random: () => number = Math.random): Faults {
  let rules: Rule[] = [];
  let scanFaults: ScanFaults = {};
  const looked = new Set<string>();

  const next = (partner: CourierPartner, path: string): Fault | undefined => {
    const rule = rules.find(
      (one) =>
        one.times > 0 &&
        (one.partner ?? partner) === partner &&
        one.path.test(path) &&
        (one.share >= 1 || random() < one.share),
    );
    if (!rule) return undefined;
    rule.times -= 1;
    return rule.fault;
  };

  return {
    add(fault, { partner, path = /./, times = 1, share = 1 } = {}) {
      rules.push({ fault, partner, path, times, share });
    },
    clear() {
      rules = [];
      scanFaults = {};
      looked.clear();
    },
    setScans(faults) {
      scanFaults = faults;
    },
    spoilScans(waybill, scans) {
      let result = [...scans];
      const { late = 0, duplicated, shuffled, strange = 0 } = scanFaults;
      if (late > 0) {
        // Told of at the next look: then older scans arrive after newer ones.
        result = result.filter((scan, index) => {
          const key = `${waybill}|${scan.code}|${scan.at}`;
          const isHeld = index < result.length - 1 && !looked.has(key) && random() < late;
          looked.add(key);
          return !isHeld;
        });
      }
      const second = scans[1];
      // A parcel that was cancelled at once goes nowhere, and tells nothing strange.
      if (second && scans.length > 2 && percentile(`strange/${waybill}`) < strange * 100)
        result.splice(1, 0, { ...second, code: 'ZZ-9', status: 'Held by the moon', remark: 'Unknown' });
      if (duplicated === true) result = [...result, ...result];
      if (shuffled === true)
        result = result
          .map((scan) => ({ scan, key: random() }))
          .sort((a, b) => a.key - b.key)
          .map(({ scan }) => scan);
      return result;
    },
    middleware: (partner) => async (context, proceed) => {
      const fault = next(partner, context.req.path);
      if (!fault) return proceed();
      const isDone = 'done' in fault && fault.done === true;
      if (isDone) await proceed();
      switch (fault.kind) {
        case 'slow':
          await sleep(fault.ms);
          return isDone ? undefined : proceed();
        case 'error':
          context.res = undefined;
          context.res = new Response('upstream unavailable', { status: fault.status ?? 503 });
          return undefined;
        case 'too-many':
          return new Response('{"message":"API rate limit exceeded"}', {
            status: 429,
            headers: { 'retry-after': String(fault.retryAfterSeconds) },
          });
        case 'malformed':
          context.res = undefined;
          context.res = new Response('<html><body>Please wait', { status: 200 });
          return undefined;
        case 'unauthorized':
          return new Response('{"message":"Unauthorized"}', { status: 401 });
      }
    },
  };
}
