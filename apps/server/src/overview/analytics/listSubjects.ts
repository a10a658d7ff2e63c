import type { AnalyticsSubject, AnalyticsSubjects, AnalyticsSubjectsFilter } from '@khep/api';
import {
  daysOfStep,
  dimensions,
  figureCells,
  isRowCube,
  metricOf,
  readFigure,
  valueInFigure,
  ofGroupText,
} from '@khep/domain/analytics';
import type { CountedCell, Dimension, FigureCells, MetricId } from '@khep/domain/analytics';
import { istDay } from '@khep/domain/days';
import { disputeStateLabel, isDisputeState } from '@khep/domain/disputes';
import { paiseToRupees } from '@khep/domain/money';
import { isOrderStatus, orderLabel } from '@khep/domain/orders';
import {
  codCategories,
  codCategoryLabels,
  lineStatuses,
  lineStatusLabels,
} from '@khep/domain/reconciliation';
import { reverseLabel, reverseStates } from '@khep/domain/returns';
import { isShipmentState, shipmentStateLabel } from '@khep/domain/shipments';
import { validationError } from '../../base/errors.ts';
import { courierName } from '../../partners/couriers/courierServices.ts';
import { decodeCursor, encodeCursor, isText, isTimestamp } from '../../platform/db/cursor.ts';
import type { Db } from '../../platform/db/schema.ts';
import { cellSource } from './cellSource.ts';
import { loadCountedSubjects } from './facts.ts';
import { asFilterProblem, filtersOf, periodOf } from './loadReport.ts';
import { isByDay, readCandidates } from './subjectSource.ts';
import type { AskedSubjects, Candidate } from './subjectSource.ts';

/** Candidates that one request looks through: a rare filter over a long period takes several requests. */
const mostRead = 4000;
const perRead = 500;

/** A counted thing, and what it adds. */
interface Found {
  candidate: Candidate;
  value: number;
  sku: string;
}

interface Asked {
  brand_id: string;
  filter: AnalyticsSubjectsFilter;
  now: Date;
}

/**
 * Lists what a figure counts, the latest first: the same filters, the same days, and as many as the figure says.
 * @throws ApiError 422 for a part that the metric doesn't have, and for a filter that its page doesn't offer
 */
export async function listSubjects(db: Db, { brand_id, filter, now }: Asked): Promise<AnalyticsSubjects> {
  const cells = cellsOf(filter);
  const period = periodOf(filter, now);
  const days = filter.by_period === undefined ? period : daysOfStep(period, filter.by_period);
  const today = istDay(now);
  const isMoment = isByDay(cells.cube) ? isText : isTimestamp;
  const [at, id] = filter.after === undefined ? [] : decodeCursor(filter.after, isMoment, isText);
  const after = at !== undefined && id !== undefined ? { at, id } : undefined;
  const asked = { brand_id, cells, ...days, today };
  const [figure, { found, next }] = await Promise.all([
    readFigure(cells, cellSource(db, brand_id, today), days),
    readPage(db, { ...asked, after, limit: perRead }, filter.page_size),
  ]);
  const shown = figureUnit(filter.metric, cells);
  const numbers = await loadNumbers(db, brand_id, found);
  return {
    subjects: found.map(({ candidate, value, sku }) => ({
      id: candidate.id,
      kind: candidate.kind,
      order_id: candidate.order_id,
      order_number: candidate.order_number ?? numbers.get(candidate.order_id ?? '') ?? '',
      awb: candidate.awb,
      courier: courierName(candidate.courier_id),
      state: stateLabel(candidate),
      sku,
      amount: paiseToRupees(candidate.amount_paise),
      value: shown(value),
    })),
    figure: shown(figure.value),
    total: figure.count,
    next,
  };
}

/** Returns how parts of a figure are shown: amounts in rupees. */
export function figureUnit(metric: MetricId, { sum }: FigureCells): (value: number) => number {
  const isAmount = metricOf(metric).unit === 'rupees' && sum.measure.endsWith('_paise');
  return (value) => (isAmount ? paiseToRupees(value) : value);
}

/**
 * Returns the cells of a figure.
 * @throws ApiError 422 for a part that the metric doesn't have, and for a filter that its page doesn't offer
 */
export function cellsOf(
  filter: Omit<AnalyticsSubjectsFilter, 'after' | 'page_size' | 'by_period'>,
): FigureCells {
  const metric = metricOf(filter.metric);
  const sum = filter.part === 'per' ? metric.per : metric.of;
  if (!sum) throw validationError({ part: "This number isn't divided by another. Leave the part out." });
  const group = Object.fromEntries(
    dimensions.flatMap((dim): [Dimension, string][] => {
      const value = filter[`by_${dim}`];
      return value === undefined ? [] : [[dim, ofGroupText(value)]];
    }),
  );
  // The two halves of reconciliation each have their own filter of couriers.
  const own = sum.cube === 'billedLines' ? filter.prepaidCarrierPartner : filter.codCarrierPartner;
  try {
    const filters = filtersOf(filter);
    return figureCells(
      sum,
      isRowCube(sum.cube) && own?.length ? { ...filters, courier: own } : filters,
      group,
    );
  } catch (error) {
    throw asFilterProblem(error);
  }
}

/** Reads candidates until a page is full or enough were read; a candidate is on one page with all it adds. */
async function readPage(
  db: Db,
  asked: AskedSubjects,
  size: number,
): Promise<{ found: Found[]; next: string | null }> {
  const found: Found[] = [];
  let { after } = asked;
  for (let read = 0; read < mostRead; read += perRead) {
    const candidates = await readCandidates(db, { ...asked, after });
    const cellsById = await loadCells(db, asked, candidates);
    for (const candidate of candidates) {
      for (const cell of cellsById(candidate)) {
        const value = valueInFigure(asked.cells, cell);
        if (value !== undefined) found.push({ candidate, value, sku: cell.dims.sku ?? '' });
      }
      after = { at: candidate.at, id: candidate.id };
      if (found.length >= size) return { found, next: encodeCursor(after.at, after.id) };
    }
    if (candidates.length < asked.limit) return { found, next: null };
  }
  return { found, next: after ? encodeCursor(after.at, after.id) : null };
}

/** Returns what each candidate adds to cells: by its order's facts, or by its own row. */
async function loadCells(
  db: Db,
  { brand_id, cells }: AskedSubjects,
  candidates: readonly Candidate[],
): Promise<(candidate: Candidate) => readonly CountedCell[]> {
  if (isRowCube(cells.cube) || candidates.length === 0) return ({ cell }) => (cell ? [cell] : []);
  const order_ids = [...new Set(candidates.flatMap(({ order_id }) => order_id ?? []))];
  const counted = await loadCountedSubjects(db, brand_id, order_ids);
  return ({ kind, id }) => counted.get(`${kind} ${id}`) ?? [];
}

/** The numbers of orders, where the things themselves don't have them. */
async function loadNumbers(db: Db, brand_id: string, found: readonly Found[]): Promise<Map<string, string>> {
  const ids = found.flatMap(({ candidate: { order_number, order_id } }) =>
    order_number === undefined && order_id !== null ? order_id : [],
  );
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(['order_id', 'order_number'])
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ order_id, order_number }) => [order_id, order_number]));
}

const stateLabels: Record<AnalyticsSubject['kind'], (state: string) => string> = {
  order: (state) => (isOrderStatus(state) ? orderLabel(state) : state),
  shipment: (state) => (isShipmentState(state) ? shipmentStateLabel(state) : state),
  return: (state) => {
    const known = reverseStates.find((one) => one === state);
    return known ? reverseLabel(known) : state;
  },
  invoice_line: (state) => {
    const known = lineStatuses.find((one) => one === state);
    return known ? lineStatusLabels[known] : state;
  },
  remittance_line: (state) => {
    const known = codCategories.find((one) => one === state);
    return known ? codCategoryLabels[known] : state;
  },
  dispute: (state) => (isDisputeState(state) ? disputeStateLabel(state) : state),
};
const stateLabel = ({ kind, state }: Candidate): string => stateLabels[kind](state);
