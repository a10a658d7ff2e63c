import type { AnalyticsFilter, AnalyticsResponse } from '@khep/api';
import { seriesGrain, seriesSteps } from '@khep/domain/analytics';
import { istDay } from '@khep/domain/days';
import { paiseToRupees } from '@khep/domain/money';
import { loadCodSums } from '../../money/billing/codCalendar.ts';
import type { Db } from '../../platform/db/schema.ts';
import { periodOf } from './loadReport.ts';

/** COD amounts that were delivered in a period and that no courier has paid out, by the day of delivery. */
export async function loadCodPending(
  db: Db,
  brand_id: string,
  filter: AnalyticsFilter,
  now: Date,
): Promise<AnalyticsResponse> {
  const period = periodOf(filter, now);
  const today = istDay(now);
  const { sums } = await loadCodSums(db, brand_id, today);
  const open = sums.filter(
    ({ paid_on, delivered_on }) =>
      paid_on === null && delivered_on >= period.from && delivered_on <= period.to,
  );
  const late = open.filter(({ due_on }) => due_on < today);
  const amount = (some: typeof open) =>
    paiseToRupees(some.reduce((sum, { collectible_paise }) => sum + collectible_paise, 0));
  const stepOf = (day: string) => (seriesGrain(period) === 'day' ? day : day.slice(0, 7));
  const bySteps = (some: typeof open) => {
    const groups = Map.groupBy(some, ({ delivered_on }) => stepOf(delivered_on));
    return seriesSteps(period).map((x) => ({ x, y: amount(groups.get(x) ?? []) }));
  };
  const card = (id: string, label: string, value: number, unit: string) => ({
    id,
    label,
    value,
    unit,
    change: null,
  });
  return {
    cards: [
      card('cod_pending', 'COD not paid out', amount(open), 'rupees'),
      card('cod_late', 'Past its payout day', amount(late), 'rupees'),
      card(
        'cod_pending_shipments',
        'Shipments',
        open.reduce((sum, { parcels }) => sum + parcels, 0),
        'count',
      ),
    ],
    series: [
      { name: 'cod_late', points: bySteps(late) },
      { name: 'cod_pending', points: bySteps(open) },
    ],
    rows: [],
  };
}
