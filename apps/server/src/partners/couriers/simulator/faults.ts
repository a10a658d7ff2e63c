import { setTimeout as sleep } from 'node:timers/promises';
import type { CourierPartner } from '@khep/domain/couriers';
import type { MiddlewareHandler } from 'hono';
import type { CourierQuirk } from './quirks.ts';
import { percentile } from './plan.ts';
import type { SimulatedParcel } from './parcelStore.ts';
import type { PlannedScan } from './plan.ts';

/** Fault of a response. With `done` the request took effect before the response was lost. */
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
  /** All couriers if absent. */
  partner?: CourierPartner;
  /** @default any path */
  path?: RegExp;
  /** Number of affected requests. @default 1 */
  times?: number;
  /** Share of affected requests, 0 to 1. @default 1 */
  share?: number;
}

/** Faults of scans. */
export interface ScanFaults {
  /** Every scan is sent twice. */
  duplicated?: boolean;
  /** In random order. */
  shuffled?: boolean;
  /** Share of scans that are sent only from the second poll on, 0 to 1. */
  late?: number;
  /** Share of parcels with an undocumented status, 0 to 1. */
  strange?: number;
}

export interface Faults {
  /** Switches quirks on, and all others off. */
  setQuirks(quirks: readonly CourierQuirk[]): void;
  hasQuirk(quirk: CourierQuirk): boolean;
  add(fault: Fault, options?: AddOptions): void;
  clear(): void;
  /** Applies to scans of all simulated couriers from now on. */
  setScans(faults: ScanFaults): void;
  spoilScans(
    parcel: Pick<SimulatedParcel, 'waybill' | 'cancelled_at'>,
    scans: readonly PlannedScan[],
  ): PlannedScan[];
  middleware(partner: CourierPartner): MiddlewareHandler;
}

/**
 * Faults for tests and trials.
 * @param random the same seed gives the same faults
 */
export function createFaults(random: () => number = Math.random): Faults {
  let rules: Rule[] = [];
  let scanFaults: ScanFaults = {};
  const looked = new Set<string>();
  let quirks: ReadonlySet<CourierQuirk> = new Set();

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
    setQuirks(wanted) {
      quirks = new Set(wanted);
    },
    hasQuirk: (quirk) => quirks.has(quirk),
    add(fault, { partner, path = /./, times = 1, share = 1 } = {}) {
      rules.push({ fault, partner, path, times, share });
    },
    clear() {
      rules = [];
      scanFaults = {};
      quirks = new Set();
      looked.clear();
    },
    setScans(faults) {
      scanFaults = faults;
    },
    spoilScans({ waybill, cancelled_at }, scans) {
      let result = [...scans];
      const { late = 0, duplicated, shuffled, strange = 0 } = scanFaults;
      if (late > 0) {
        // Sent with the next poll: older scans then arrive after newer ones.
        result = result.filter((scan, index) => {
          const key = `${waybill}|${scan.code}|${scan.at}`;
          const isHeld = index < result.length - 1 && !looked.has(key) && random() < late;
          looked.add(key);
          return !isHeld;
        });
      }
      const second = scans[1];
      // No courier has a parcel that was cancelled, also where a van had set out for it.
      if (
        second &&
        scans.length > 2 &&
        cancelled_at === null &&
        percentile(`strange/${waybill}`) < strange * 100
      )
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
