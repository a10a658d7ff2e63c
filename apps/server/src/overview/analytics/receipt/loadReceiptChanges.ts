import type { ReceiptChange, ReceiptChanges, ReceiptChangesFilter } from '@khep/api';
import { changeInFigure, cubeFamily, describeChange, readFigure } from '@khep/domain/analytics';
import { istDay } from '@khep/domain/days';
import { validationError } from '../../../base/errors.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { cellSource } from '../cellSource.ts';
import { loadLabels } from '../labels.ts';
import { cellsOf, figureUnit } from '../listSubjects.ts';
import { periodOf } from '../loadReport.ts';
import {
  atOneMoment,
  knownCellSource,
  loadLaterChanges,
  loadLaterOfOrders,
  requireKnown,
} from './knowledge.ts';
import type { LaterChange } from './knowledge.ts';
import { isRemembered } from './loadReceipt.ts';

/** Changes that a list shows; the others are summed. */
const mostListed = 200;

interface Asked {
  brand_id: string;
  filter: ReceiptChangesFilter;
  now: Date;
}

/**
 * Lists why a figure is another now than it was known at a moment, order by order, the latest first.
 * @throws ApiError 422 as the figure itself does, for a moment of which nothing is known, and for a number that isn't remembered
 */
export async function loadReceiptChanges(db: Db, { brand_id, filter, now }: Asked): Promise<ReceiptChanges> {
  if (!isRemembered(filter.metric))
    throw validationError({ metric: 'What couriers bill and pay is not remembered. Choose another number.' });
  const figure = cellsOf(filter);
  const days = periodOf(filter, now);
  const today = istDay(now);
  const shown = figureUnit(filter.metric, figure);
  const family = cubeFamily(figure.cube);
  return atOneMoment(db, async (tx) => {
    const after = await requireKnown(tx, brand_id, filter.known, now);
    const then = await readFigure(figure, knownCellSource(tx, brand_id, today, after), days);
    const current = await readFigure(figure, cellSource(tx, brand_id, today), days);
    const later = await loadLaterChanges(tx, brand_id, { family, ...days, after });
    const found = [...later.values()]
      .map((change) => ({ ...change, ...changeInFigure(figure, days, change.cells) }))
      .filter(({ value, count }) => value !== 0 || count !== 0)
      .toSorted((a, b) => b.known_at.getTime() - a.known_at.getTime() || (a.order_id < b.order_id ? -1 : 1));
    const listed = found.slice(0, mostListed);
    const whole = await loadLaterOfOrders(tx, brand_id, {
      family,
      after,
      order_ids: listed.flatMap(({ order_id }) => order_id || []),
    });
    const names = await loadNames(tx, brand_id, [...whole.keys()]);
    const labelOf = await loadLabels(tx, brand_id);
    const toRecord = ({
      order_id,
      known_at,
      cells,
      value,
    }: LaterChange & { value: number }): ReceiptChange => {
      const described = describeChange(figure.cube, whole.get(order_id)?.cells ?? cells, istDay(known_at));
      return {
        order_id: order_id || null,
        order_number: names.get(order_id)?.number ?? '',
        awbs: names.get(order_id)?.awbs ?? '',
        known_at: known_at.toISOString(),
        ...described,
        kind: order_id === '' ? 'recounted' : described.kind,
        values: described.values.map(({ dimension, before, after: next }) => ({
          dimension,
          before: labelOf(dimension, before, figure.cube),
          after: labelOf(dimension, next, figure.cube),
        })),
        value: shown(value),
      };
    };
    return {
      changes: listed.map(toRecord),
      known: shown(then.value),
      now: shown(current.value),
      total: found.length,
      left_out: shown(found.slice(mostListed).reduce((sum, { value }) => sum + value, 0)),
    };
  });
}

/** The numbers of orders, and the AWBs of their shipments. */
async function loadNames(
  tx: Tx,
  brand_id: string,
  order_ids: readonly string[],
): Promise<Map<string, { number: string; awbs: string }>> {
  if (order_ids.length === 0) return new Map();
  const orders = await tx
    .selectFrom('orders')
    .select(['order_id', 'order_number'])
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', [...order_ids])
    .execute();
  const shipments = await tx
    .selectFrom('shipments')
    .select(['order_id', 'awb'])
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', [...order_ids])
    .where('awb', 'is not', null)
    .orderBy('shipment_id')
    .execute();
  const awbs = Map.groupBy(shipments, ({ order_id }) => order_id);
  return new Map(
    orders.map(({ order_id, order_number }) => [
      order_id,
      {
        number: order_number,
        awbs: (awbs.get(order_id) ?? []).map(({ awb }) => awb).join(', '),
      },
    ]),
  );
}
