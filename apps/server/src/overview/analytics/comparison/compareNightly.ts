import { randomInt } from 'node:crypto';
import { addDays, daysBetween, istDay, istHour } from '@khep/domain/days';
import { raiseAlert, resolveAlert } from '../../../platform/alerts/alerts.ts';
import { acrossBrands } from '../../../platform/db/acrossBrands.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { Services } from '../../../start/services.ts';
import { loadLabels } from '../labels.ts';
import { compareSums } from './compareSums.ts';
import { describeCell } from './describeCell.ts';
import { listDifferences } from './listDifferences.ts';

/** Hour in India from which a night's comparison may run: few orders change then. */
const fromHour = 2;
const randomDays = 3;
/** A mistake in counting differs in thousands of cells; the first ones name it. */
const alertsPerBrand = 20;

/** The identity of an alert about a cell. */
const about = (brand_id: string, subject: string) =>
  ({ brand_id, partner: 'analytics', kind: 'sums-differ', subject }) as const;

/** Compares the sums of each brand with its orders once a night: yesterday, and days at random. */
export async function compareNightly(db: Db, { clock, log }: Pick<Services, 'clock' | 'log'>): Promise<void> {
  const now = clock.now();
  if (istHour(now) < fromHour) return;
  const today = istDay(now);
  const brands = await acrossBrands(db, log, (filter) =>
    db
      .selectFrom('analytics_state')
      .select('brand_id')
      .where('counted_at', 'is not', null)
      .where('building', 'is', null)
      // Not "before today": a clock that was ahead for a while must not stop the nights until that day.
      .where('compared_on', '<>', today)
      .where(filter)
      .execute(),
  );
  for (const { brand_id } of brands) {
    // Before the work, so that a brand whose comparison fails waits for the next night and not for the next minute.
    await db
      .updateTable('analytics_state')
      .set({ compared_on: today })
      .where('brand_id', '=', brand_id)
      .execute();
    try {
      await compareBrand(db, { brand_id, days: await chooseDays(db, brand_id, today), now });
    } catch (error) {
      log.error({ brand: brand_id, err: error }, 'the sums of a brand could not be compared with its orders');
    }
  }
}

/** Yesterday, days at random since the first order, and the days of open alerts. */
async function chooseDays(db: Db, brand_id: string, today: string): Promise<string[]> {
  const yesterday = addDays(today, -1);
  const oldest = await db
    .selectFrom('orders')
    .select('order_date')
    .where('brand_id', '=', brand_id)
    .orderBy('order_date')
    .limit(1)
    .executeTakeFirst();
  const span = oldest ? Math.max(0, daysBetween(istDay(oldest.order_date), yesterday)) : 0;
  const random = Array.from({ length: randomDays }, () => addDays(yesterday, -randomInt(span + 1)));
  const doubted = (await listDifferences(db, brand_id)).map(({ subject }) => periodOf(subject));
  // A month is compared with any of its days.
  const days = doubted.map((period) => (period.length === 7 ? `${period}-01` : period));
  return [...new Set([yesterday, ...random, ...days])];
}

/** The day or month of a cell. */
const periodOf = (subject: string): string => (JSON.parse(subject) as string[])[1] ?? '';

/**
 * Compares days of a brand with its orders. Raises an alert for each cell that differs and has all orders counted again; resolves
 * the alerts of cells on these days that don't differ any more.
 */
export async function compareBrand(
  db: Db,
  { brand_id, days, now }: { brand_id: string; days: readonly string[]; now: Date },
): Promise<void> {
  const cells = new Map((await compareSums(db, brand_id, days)).map((cell) => [cell.key, cell]));
  const compared = new Set(days.flatMap((day) => [day, day.slice(0, 7)]));
  for (const { subject } of await listDifferences(db, brand_id))
    if (!cells.has(subject) && compared.has(periodOf(subject)))
      await resolveAlert(db, about(brand_id, subject), now);
  if (cells.size === 0) return;
  const labelOf = await loadLabels(db, brand_id);
  for (const [subject, cell] of [...cells].slice(0, alertsPerBrand))
    await raiseAlert(db, {
      ...about(brand_id, subject),
      awb: '',
      words: describeCell(cell, labelOf),
      at: now,
    });
  await db
    .updateTable('analytics_state')
    .set({ counted_at: null })
    .where('brand_id', '=', brand_id)
    .execute();
}
