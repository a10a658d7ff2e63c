import { failedDelivery } from '@khep/domain/ndr';
import { parcelSituation } from '@khep/domain/shipments';
import type { FailedDelivery } from '@khep/domain/shipments';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { SituationLoader } from '../../orders/shipments/situations.ts';
import type { NdrActionRecord, NdrCaseRecord } from './tables.ts';

/** Loads the situation of shipments: their states, and the cases of those that are undelivered. */
export const loadSituations: SituationLoader = async (db, brand_id, shipments, now) => {
  const failed = shipments.filter(({ state }) => state === 'UNDELIVERED');
  const cases =
    failed.length === 0
      ? []
      : await db
          .selectFrom('ndr_cases')
          .selectAll()
          .where('brand_id', '=', brand_id)
          .where(
            'shipment_id',
            'in',
            failed.map(({ shipment_id }) => shipment_id),
          )
          .execute();
  const facts = await loadFailedDeliveries(db, brand_id, cases);
  return ({ shipment_id, state }) => parcelSituation(state, facts.get(shipment_id), now);
};

/** Loads the situation of the parcels of cases. */
export async function loadCaseSituations(
  db: Db | Tx,
  brand_id: string,
  cases: readonly NdrCaseRecord[],
  now: Date,
): Promise<(ndr: NdrCaseRecord) => ReturnType<typeof parcelSituation>> {
  const facts = await loadFailedDeliveries(db, brand_id, cases);
  return ({ shipment_id, state }) => parcelSituation(state, facts.get(shipment_id), now);
}

/** Returns cases with the answer that counts, by shipment. */
async function loadFailedDeliveries(
  db: Db | Tx,
  brand_id: string,
  cases: readonly NdrCaseRecord[],
): Promise<ReadonlyMap<string, FailedDelivery>> {
  const answered = cases.filter(({ answered_attempt, attempts }) => answered_attempt >= attempts);
  const actions: Pick<NdrActionRecord, 'shipment_id' | 'attempt' | 'answer'>[] =
    answered.length === 0
      ? []
      : await db
          .selectFrom('ndr_actions')
          .select(['shipment_id', 'attempt', 'answer'])
          .where('brand_id', '=', brand_id)
          .where(
            'shipment_id',
            'in',
            answered.map(({ shipment_id }) => shipment_id),
          )
          .where('state', '!=', 'rejected')
          .orderBy('created_at')
          .execute();
  return new Map(
    cases.map((ndr) => {
      const last = actions.findLast(
        ({ shipment_id, attempt }) => shipment_id === ndr.shipment_id && attempt === ndr.attempts,
      );
      return [ndr.shipment_id, failedDelivery(ndr, last?.answer)];
    }),
  );
}
