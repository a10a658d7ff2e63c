import type { CourierAdapter } from '../src/partners/couriers/port.ts';
import type { TestServer } from './server.ts';

/** A process that died after the courier had done it and before anything was saved. */
export class Killed extends Error {}

const effects = [
  'book',
  'cancel',
  'requestPickup',
  'requestReturn',
  'submitNdrAction',
  'sendInquiry',
  'track',
] as const;

interface Interruptions {
  /** How often a request or a job was killed. */
  count: () => number;
  stop: () => void;
}

/**
 * Kills a share of what reaches a courier, right after its effect: requests, jobs and sweeps get no further than the courier's
 * answer, as in a process that dies there. What they had saved before is all that the next one finds.
 */
export function interrupt(
  { services }: Pick<TestServer, 'services'>,
  { share, random }: { share: number; random: { chance: (share: number) => boolean } },
): Interruptions {
  const { couriers } = services;
  const forBrand = couriers.forBrand.bind(couriers);
  let count = 0;
  const die = (what: string) => {
    count += 1;
    throw new Killed(`killed after ${what}`);
  };
  const interrupted = (adapter: CourierAdapter): CourierAdapter => {
    const own: Partial<Record<(typeof effects)[number], unknown>> = {};
    for (const name of effects) {
      const act = adapter[name].bind(adapter) as (...given: unknown[]) => Promise<unknown>;
      own[name] = async (...given: unknown[]) => {
        const answer = await act(...given);
        if (random.chance(share)) die(name);
        return answer;
      };
    }
    return { ...adapter, ...(own as Pick<CourierAdapter, (typeof effects)[number]>) };
  };
  couriers.forBrand = async (brand_id) => {
    const brand = await forBrand(brand_id);
    return {
      ...brand,
      list: () => brand.list(),
      loadServiceability: (lanes) => brand.loadServiceability(lanes),
      knownServiceability: (courier_id, lane) => brand.knownServiceability(courier_id, lane),
      knownDays: (courier_id, lane) => brand.knownDays(courier_id, lane),
      adapter: (courier_id) => {
        const adapter = brand.adapter(courier_id);
        return adapter && interrupted(adapter);
      },
    };
  };
  return {
    count: () => count,
    stop: () => void (couriers.forBrand = forBrand),
  };
}
