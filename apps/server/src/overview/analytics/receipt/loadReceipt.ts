import type { Receipt, ReceiptFilter } from '@khep/api';
import { emailedPageOf, evaluateMetrics, isRowCube, metricOf, reportOf } from '@khep/domain/analytics';
import type { CellSource, MetricId } from '@khep/domain/analytics';
import { istDay } from '@khep/domain/days';
import type { Db } from '../../../platform/db/schema.ts';
import { cellSource } from '../cellSource.ts';
import { asFilterProblem, filtersOf, periodOf, shownValue } from '../loadReport.ts';
import { atOneMoment, knownCellSource, loadKnownSince, momentOf } from './knowledge.ts';

/** Whether changes of a number are remembered: what couriers bill and pay is read from its own rows. */
export const isRemembered = (id: MetricId): boolean => {
  const { of, per } = metricOf(id);
  return !isRowCube(of.cube) && !(per && isRowCube(per.cube));
};

/**
 * Loads the key numbers of a page as they were known at a moment, beside those of now; none before anything is remembered.
 * @throws ApiError 422 for a filter that the page doesn't have
 */
export async function loadReceipt(
  db: Db,
  { brand_id, filter, now }: { brand_id: string; filter: ReceiptFilter; now: Date },
): Promise<Receipt> {
  const ids = [
    ...new Set(emailedPageOf(filter.page).reports.flatMap((id) => [...(reportOf(id).cards ?? [])])),
  ];
  const remembered = ids.filter(isRemembered);
  return atOneMoment(db, async (tx) => {
    const since = await loadKnownSince(tx, brand_id, now);
    const after = momentOf(filter.known);
    // A day that nothing is known of is an answer, too.
    if (since === null || new Date(after) < since)
      return { known_since: since?.toISOString() ?? null, numbers: [], unknown: [] };
    const today = istDay(now);
    const evaluate = async (source: CellSource) =>
      (
        await evaluateMetrics(remembered, {
          source,
          filters: filtersOf(filter),
          ...periodOf(filter, now),
          by: [],
        }).catch((error: unknown) => {
          throw asFilterProblem(error);
        })
      )[0]?.values ?? {};
    const known = await evaluate(knownCellSource(tx, brand_id, today, after));
    const current = await evaluate(cellSource(tx, brand_id, today));
    const shown = (id: MetricId, values: typeof known) =>
      shownValue(id, values[id] ?? (metricOf(id).per ? null : 0));
    return {
      known_since: since.toISOString(),
      numbers: remembered.map((id) => ({
        id,
        label: metricOf(id).label,
        unit: metricOf(id).unit,
        known: shown(id, known),
        now: shown(id, current),
      })),
      unknown: ids.filter((id) => !isRemembered(id)).map((id) => metricOf(id).label),
    };
  });
}
