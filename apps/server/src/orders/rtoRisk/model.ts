import type { PaymentMode } from '@khep/domain/money';
import { calibrateRto, fitRtoModel, isRiskProven, scoreRto } from '@khep/domain/rtoRisk';
import type { Calibration, RtoModel, RtoRisk } from '@khep/domain/rtoRisk';
import { json } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/schema.ts';
import { notFound } from '../../base/errors.ts';
import type { Clock } from '../../base/clock.ts';
import type { OrderDetailsJson } from '../core/tables.ts';
import { loadOutcomes, loadPhones, phoneBefore, toRiskOrder } from './history.ts';

/** A model is fitted again after this time: a day's parcels change the rates little. */
const freshMs = 24 * 60 * 60_000;

interface FittedModel {
  model: RtoModel;
  calibration: Calibration;
  fitted_at: Date;
}

/** Loads a brand's model; fits it to the history if it is missing, a day old, or of a version that wasn't measured. */
export async function loadRtoModel(db: Db, brand_id: string, now: Date): Promise<FittedModel> {
  const stored = await db
    .selectFrom('rto_models')
    .select(['model', 'calibration', 'fitted_at'])
    .where('brand_id', '=', brand_id)
    .executeTakeFirst();
  const isFresh = stored && now.getTime() - stored.fitted_at.getTime() < freshMs;
  if (isFresh && Object.hasOwn(stored.calibration, 'gain')) return stored;
  return fitRiskModel(db, brand_id, now);
}

/** Fits a brand's model to its history. Without proven skill its orders have no risk, so that nothing shows or reads one. */
export async function fitRiskModel(db: Db, brand_id: string, now: Date): Promise<FittedModel> {
  const outcomes = await loadOutcomes(db, brand_id, now);
  const fitted = { model: fitRtoModel(outcomes), calibration: calibrateRto(outcomes), fitted_at: now };
  const row = { model: json(fitted.model), calibration: json(fitted.calibration), fitted_at: now };
  await db
    .insertInto('rto_models')
    .values({ brand_id, ...row })
    .onConflict((conflict) => conflict.column('brand_id').doUpdateSet(row))
    .execute();
  if (!isRiskProven(fitted.calibration))
    await db
      .updateTable('orders')
      .set({ rto_risk: null })
      .where('brand_id', '=', brand_id)
      .where('rto_risk', 'is not', null)
      .execute();
  return fitted;
}

interface ScoredOrder {
  buyer_phone: string;
  payment_mode: PaymentMode;
  total_paise: number;
  details: Pick<OrderDetailsJson, 'buyer_details'>;
}

/** The risk of an order; `unknown` and without a number while it isn't proven. */
export type ShownRisk = Omit<RtoRisk, 'probability'> & { probability: number | null };

/** Scores orders that are about to be saved, or are open. */
export async function createRtoScorer(
  db: Db,
  brand_id: string,
  phones: readonly string[],
  now: Date,
): Promise<(order: ScoredOrder) => ShownRisk> {
  const { model, calibration } = await loadRtoModel(db, brand_id, now);
  if (!isRiskProven(calibration))
    return () => ({ probability: null, band: 'unknown', reasons: [], sample: model.total.parcels });
  const history = await loadPhones(db, brand_id, phones);
  return (order) =>
    scoreRto(model, toRiskOrder(order, phoneBefore(history, order.buyer_phone, now.getTime())));
}

/** The risk as an order stores it: whole per cent; null while it isn't proven. */
export const storedRisk = ({ band, probability }: ShownRisk): number | null =>
  band === 'unknown' || probability === null ? null : Math.round(probability * 100);

/** Scores one order with its reasons. */
export async function loadOrderRisk(
  db: Db,
  { clock }: { clock: Clock },
  brand_id: string,
  order_id: string,
): Promise<ShownRisk> {
  const order = await db
    .selectFrom('orders')
    .select(['buyer_phone', 'payment_mode', 'total_paise', 'details'])
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  if (!order) throw notFound('order');
  const score = await createRtoScorer(db, brand_id, [order.buyer_phone], clock.now());
  return score(order);
}
