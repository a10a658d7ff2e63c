import { istDay } from '@khep/domain/days';
import { RateCardInput } from '@khep/api';
import type { RateCard } from '@khep/api';
import { checkRateCard, effectiveSpans, planVersion } from '@khep/domain/rating';
import { sql } from 'kysely';
import type { z } from 'zod';
import { courierName, requireService } from '../../partners/couriers/courierServices.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { validationError, notFound } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { newId } from '../../base/ids.ts';
import { assertKnownZone, knownZones } from './knownZones.ts';

type Input = z.output<typeof RateCardInput>;

/**
 * Saves a contract as the courier's next version. Earlier versions remain for charges of their time.
 * @throws ApiError 422 if its days overlap another version, leave days without any, or have priced parcels that it doesn't
 * correct
 */
export async function addRateCard(
  db: Db,
  { brand_id, actor }: ChangeContext,
  courier_id: number,
  {
    ends_previous: endsPrevious,
    corrects_priced: correctsPriced,
    ...input
  }: Input & { ends_previous: boolean; corrects_priced: boolean },
  now: Date,
): Promise<RateCard> {
  requireService(courier_id);
  assertRateCard(input);
  const known = await knownZones(db, brand_id, courier_id);
  input.forward_contract_data.forEach(({ zone }, index) =>
    assertKnownZone(zone, known, `forward_contract_data.${index}.zone`),
  );
  const { valid_from, valid_till } = input.brand_details;
  const rate_card_id = await db.transaction().execute(async (tx) => {
    // Concurrent requests get consecutive versions.
    await tx.selectFrom('brands').select('brand_id').where('brand_id', '=', brand_id).forUpdate().execute();
    const versions = await loadVersions(tx, brand_id, courier_id);
    const version = (versions[0]?.version ?? 0) + 1;
    const plan = planVersion(
      versions.filter(({ replaced_by }) => replaced_by === null).map(toCardVersion),
      { valid_from, valid_till },
      { endsPrevious, correctsPriced },
    );
    if (!plan.ok) throw validationError({ [`brand_details.${plan.field}`]: plan.problem });
    const changed = [
      ...plan.replaced.map(({ id }) => ({ id, set: { replaced_by: version } })),
      ...(plan.ended ? [{ id: plan.ended.id, set: { valid_till: plan.ended.valid_till } }] : []),
    ];
    for (const { id, set } of changed)
      await tx
        .updateTable('rate_cards')
        .set(set)
        .where('brand_id', '=', brand_id)
        .where('rate_card_id', '=', id)
        .execute();
    const row = {
      brand_id,
      rate_card_id: newId('rcd'),
      courier_id,
      version,
      valid_from,
      valid_till: valid_till ?? '',
      replaced_by: null,
      created_at: now,
    };
    await tx
      .insertInto('rate_cards')
      .values({ ...row, card: json(input) })
      .execute();
    await appendEvent(tx, {
      brand_id,
      kind: 'contract.rate_card_added',
      actor,
      data: {
        courier: courierName(courier_id),
        version,
        valid_from,
        valid_till,
        ...(correctsPriced && { corrects: plan.replaced.map((one) => one.version) }),
      },
      at: now,
    });
    return row.rate_card_id;
  });
  const saved = (await listRateCards(db, brand_id, courier_id)).find(({ id }) => id === rate_card_id);
  if (!saved) throw notFound('rate card');
  return saved;
}

/** Refuses what the schema can't find, with a message per field. */
function assertRateCard(input: Input): void {
  const problems = checkRateCard(input);
  if (problems.length > 0)
    throw validationError(Object.fromEntries(problems.map(({ path, message }) => [path, message])));
}

/** Loads a courier's versions, newest first, with the last day on which each priced a parcel. */
async function loadVersions(db: Db | Tx, brand_id: string, courier_id: number) {
  const rows = await db
    .selectFrom('rate_cards')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('courier_id', '=', courier_id)
    .orderBy('version', 'desc')
    .execute();
  const pickedUp = sql<Date>`coalesce(picked_up_at, created_at)`;
  return Promise.all(
    rows.map(async (row) => {
      const last = await db
        .selectFrom('shipments')
        .select(pickedUp.as('at'))
        .where('brand_id', '=', brand_id)
        .where(sql`charges ->> 'contract_id'`, '=', row.rate_card_id)
        .orderBy(sql`coalesce(picked_up_at, created_at)`, 'desc')
        .limit(1)
        .executeTakeFirst();
      return { ...row, priced_until: last ? istDay(last.at) : null };
    }),
  );
}

type StoredVersion = Awaited<ReturnType<typeof loadVersions>>[number];

const toCardVersion = ({ rate_card_id, version, valid_from, valid_till, priced_until }: StoredVersion) => ({
  id: rate_card_id,
  version,
  valid_from,
  valid_till: valid_till === '' ? null : valid_till,
  priced_until,
});

/** Lists a courier's contracts, newest version first. */
export async function listRateCards(db: Db, brand_id: string, courier_id: number): Promise<RateCard[]> {
  requireService(courier_id);
  const rows = await loadVersions(db, brand_id, courier_id);
  const current = rows.filter(({ replaced_by }) => replaced_by === null);
  const till = new Map(effectiveSpans(current.map(toCardVersion)).map((one) => [one.version.id, one.till]));
  return rows.map((row) => ({
    ...RateCardInput.parse(row.card),
    id: row.rate_card_id,
    courier_id,
    version: row.version,
    created_at: row.created_at.toISOString(),
    effective_till: till.get(row.rate_card_id) ?? null,
    priced_until: row.priced_until,
    replaced_by: row.replaced_by,
  }));
}
