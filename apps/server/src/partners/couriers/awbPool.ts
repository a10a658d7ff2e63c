import type { CourierPartner } from '@khep/domain/couriers';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/schema.ts';
import { CourierUnavailable } from './port.ts';

/** AWBs that a courier issues in advance, per account. */
export interface AwbPool {
  /**
   * Assigns an AWB to a reference, or returns the one it already has, so that a repeated booking stays one.
   */
  take(reference: string, kind: string): Promise<string>;
  /** Finds the AWB of a reference. */
  of(reference: string): Promise<string | undefined>;
  /** The kinds of AWBs, by AWB; one that isn't from here is absent. */
  kindsOf(awbs: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

interface PoolInit {
  db: Db;
  brand_id: string;
  partner: CourierPartner;
  now: () => Date;
  /** Fetches more AWBs of a kind from the courier. */
  fetchMore: (kind: string) => Promise<string[]>;
}

export function createAwbPool({ db, brand_id, partner, now, fetchMore }: PoolInit): AwbPool {
  const of = async (reference: string) => {
    const row = await db
      .selectFrom('courier_awbs')
      .select('awb')
      .where('brand_id', '=', brand_id)
      .where('partner', '=', partner)
      .where('reference', '=', reference)
      .executeTakeFirst();
    return row?.awb;
  };

  /** Concurrent servers get different AWBs: locked rows are skipped. */
  const claim = async (reference: string, kind: string) => {
    const row = await db
      .updateTable('courier_awbs')
      .set({ reference, taken_at: now() })
      .where('brand_id', '=', brand_id)
      .where('partner', '=', partner)
      .where('awb', '=', (eb) =>
        eb
          .selectFrom('courier_awbs')
          .select('awb')
          .where('brand_id', '=', brand_id)
          .where('partner', '=', partner)
          .where('kind', '=', kind)
          .where('reference', 'is', null)
          .orderBy('awb')
          .limit(1)
          .modifyEnd(sql`for update skip locked`),
      )
      .returning('awb')
      .executeTakeFirst();
    return row?.awb;
  };

  const fetchAndKeep = async (kind: string): Promise<void> => {
    const awbs = await fetchMore(kind);
    if (awbs.length === 0) return;
    await db
      .insertInto('courier_awbs')
      .values(awbs.map((awb) => ({ brand_id, partner, awb, kind, reference: null })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };
  const fetching = new Map<string, Promise<void>>();
  const fill = (kind: string): Promise<void> => {
    const running = fetching.get(kind) ?? fetchAndKeep(kind).finally(() => fetching.delete(kind));
    fetching.set(kind, running);
    return running;
  };

  return {
    of,
    async kindsOf(awbs) {
      if (awbs.length === 0) return new Map();
      const rows = await db
        .selectFrom('courier_awbs')
        .select(['awb', 'kind'])
        .where('brand_id', '=', brand_id)
        .where('partner', '=', partner)
        .where('awb', 'in', [...awbs])
        .execute();
      return new Map(rows.map(({ awb, kind }) => [awb, kind]));
    },
    async take(reference, kind) {
      const known = await of(reference);
      if (known !== undefined) return known;
      for (let round = 0; round < 3; round += 1) {
        try {
          const awb = await claim(reference, kind);
          if (awb !== undefined) return awb;
        } catch (error) {
          // A concurrent attempt for the same booking has assigned its AWB.
          const other = await of(reference);
          if (other !== undefined) return other;
          throw error;
        }
        await fill(kind);
      }
      throw new CourierUnavailable('The courier issued no AWBs.', { sent: false });
    },
  };
}
