import { calls } from '@khep/api';
import type { AnalyticsResponse, FairCouriersResponse, FindingsResponse } from '@khep/api';
import { alikeFacts, metricOf, reports } from '@khep/domain/analytics';
import type { AnyCube, Dimension, MetricId, Report } from '@khep/domain/analytics';
import type { StoryAnswers } from '../../patterns/storyClient.fixture.tsx';

type Sum = ReturnType<typeof metricOf>['of'];

/** Things of each cube in 30 days. */
const things: Partial<Record<AnyCube, number>> = {
  orders: 5480,
  orderSkus: 6210,
  parcels: 5260,
  ended: 4980,
  endedSkus: 5630,
  transit: 4210,
  ndr: 742,
  ndrSkus: 801,
  returns: 318,
  returnSkus: 341,
  billedLines: 4870,
  codParcels: 2140,
  remittedLines: 2090,
  disputes: 64,
};
/** The part of each of them in a measure; 1 for one that is not here. */
const perThing: Readonly<Record<string, number>> = {
  amount_paise: 148_000,
  value_paise: 152_000,
  charge_paise: 8600,
  refund_paise: 96_000,
  billed_paise: 9100,
  expected_paise: 8700,
  difference_paise: 400,
  recovered_paise: 160,
  collectible_paise: 131_000,
  paid_paise: 104_000,
  remitted_paise: 129_400,
  deducted_paise: 900,
  units: 1.3,
  repeat: 0.24,
  on_time: 0.7,
  promised: 0.82,
  first_attempt: 0.71,
  transit_hours: 62,
  answered: 0.88,
  late: 0.09,
  fake: 0.04,
  answer_hours: 9.4,
};
/** The share of a status that sums ask for. */
const shareOfStatus: Readonly<Record<string, number>> = {
  CANCELLED: 0.06,
  delivered: 0.85,
  rto: 0.13,
  lost: 0.006,
  damaged: 0.004,
  matched: 0.91,
  paid: 0.68,
  due: 0.27,
  late: 0.05,
  WON: 0.36,
  LOST: 0.17,
  EXPIRED: 0.04,
};

/** Values of each dimension, the largest first. */
const groups: Readonly<Record<Dimension, readonly string[]>> = {
  state: ['Maharashtra', 'Karnataka', 'Delhi', 'Tamil Nadu', 'Uttar Pradesh', 'Telangana', 'Bihar', 'Kerala'],
  payment: ['Prepaid', 'COD'],
  courier: ['Delhivery Surface', 'XpressBees Surface', 'Blue Dart Air', 'DTDC Priority'],
  channel: ['Shopify', 'Amazon', 'Manual'],
  warehouse: ['Jaipur', 'Bhiwandi'],
  zone: ['A', 'B', 'C', 'D', 'E'],
  status: ['Delivered', 'In transit', 'Out for delivery', 'RTO delivered', 'Lost'],
  reason: ['Buyer unavailable', 'Refused', 'Address incomplete', 'No attempt made'],
  slab: ['0-7', '8-15', '16-30', '31+'],
  sku: ['Terracotta mug', 'Blue plate set', 'Kulhad, set of 6', 'Serving bowl', 'Incense holder', 'Tea jar'],
};

/** A number from 0 to 1 that is the same for the same text. */
function noise(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** The part of all that one of `count` groups has: each two thirds of the one before. */
const shareAt = (at: number, count: number) => ((2 / 3) ** at * (1 / 3)) / (1 - (2 / 3) ** count);

function sumOf({ cube, measure, status, statusNot }: Sum, group: string, share: number): number {
  const of = (names: readonly string[]) => names.reduce((all, name) => all + (shareOfStatus[name] ?? 0.2), 0);
  const statuses = status ? of(status) : 1 - of(statusNot ?? []);
  // Rates differ from group to group, sums by what their groups have.
  const own = 0.9 + 0.2 * noise(`${cube} ${measure} ${status?.join()} ${group}`);
  return (things[cube] ?? 0) * (perThing[measure] ?? 1) * statuses * share * (group === '' ? 1 : own);
}

function valueOf(id: MetricId, group: string, share: number): number {
  const { of, per, unit } = metricOf(id);
  const value = sumOf(of, group, share) / (per ? sumOf(per, group, share) : 1);
  if (unit === 'percent') return Math.round(Math.min(100, 100 * value) * 10) / 10;
  return unit === 'hours' ? Math.round(value * 10) / 10 : Math.round(unit === 'rupees' ? value / 100 : value);
}

/** The days of the stories' clock, 21 November 2026, without today. */
const days = Array.from({ length: 30 }, (_, at) =>
  new Date(Date.UTC(2026, 9, 22 + at)).toISOString().slice(0, 10),
);

type Answered = AnalyticsResponse['rows'][number];

function rowsOf({ by, metrics, limit }: NonNullable<Report['tables']>[number]): Answered[] {
  const [first, second] = by;
  if (!first) return [];
  const columns = second ? groups[second] : [''];
  return groups[first]
    .flatMap((one, at) =>
      columns.map((other, next): Answered => {
        const share = shareAt(at, groups[first].length) * shareAt(next, columns.length);
        return {
          list: by.join('-'),
          [first]: one,
          [`${first}_label`]: one,
          ...(second && { [second]: other, [`${second}_label`]: other }),
          ...Object.fromEntries(metrics.map((id) => [id, valueOf(id, `${one} ${other}`, share)])),
        };
      }),
    )
    .slice(0, limit);
}

const answerOf = ({ cards = [], series = [], tables = [] }: Report): AnalyticsResponse => ({
  cards: cards.map((id) => ({
    id,
    label: metricOf(id).label,
    value: valueOf(id, '', 1),
    unit: metricOf(id).unit,
    change: metricOf(id).isStanding ? null : Math.round(noise(id) * 300 - 120) / 10,
  })),
  series: series.map((id) => ({
    name: id,
    points: days.map((x) => ({ x, y: valueOf(id, `${x} ${id}`, 1 / days.length) })),
  })),
  rows: tables.flatMap(rowsOf),
});

const findings: FindingsResponse = {
  findings: [
    {
      metric: 'rto_rate',
      kind: 'segment',
      direction: 'up',
      where: [
        { dimension: 'state', value: 'Bihar', label: 'Bihar' },
        { dimension: 'payment', value: 'cod', label: 'COD' },
      ],
      rate_before: 14.2,
      rate_after: 27.6,
      share_before: 9.8,
      share_after: 10.1,
      parcels: 434,
      excess: 74.3,
      excess_low: 55.2,
      excess_high: 93.4,
      amount: 23141,
      amount_low: 17191,
      amount_high: 29090,
    },
  ],
  has_enough: true,
  compared_from: '2026-09-22',
  compared_to: '2026-10-21',
};

const fair: FairCouriersResponse = {
  couriers: groups.courier.map((courier_label, at) => ({
    courier: String(at),
    courier_label,
    parcels: 1716 - 420 * at,
    compared: 1640 - 420 * at,
    rate: 15.9 - 3 * at,
    fair: { rate: 13.8 - 2 * at, low: 12.4 - 2 * at, high: 15.3 - 2 * at },
    verdict: (['worse', 'unclear', 'unclear', 'better'] as const)[at] ?? 'unclear',
  })),
  alike: [...alikeFacts],
  average: 11.2,
  move: null,
};

/** A call of analytics by its report; those of one SKU have its id in the path. */
const isReport = (id: string): id is keyof typeof reports => Object.hasOwn(reports, id);

function listCalls(tree: object): { id: string; path: string }[] {
  return Object.values(tree).flatMap((one: { id?: string; path?: string }) =>
    typeof one.path === 'string' ? [{ id: one.id ?? '', path: one.path }] : listCalls(one),
  );
}

/** A month of a brand for each report, the same on every day. */
export const analyticsAnswers: StoryAnswers = {
  ...Object.fromEntries(
    listCalls(calls.analytics).flatMap(({ id, path }) => {
      const report = id.replace('analytics.', '');
      return isReport(report) ? [[path, () => ({ body: { data: answerOf(reports[report]) } })]] : [];
    }),
  ),
  [calls.analytics.findings.path]: () => ({ body: { data: findings } }),
  [calls.analytics.fairCouriers.path]: () => ({ body: { data: fair } }),
  [calls.analytics.differences.path]: () => ({ body: { data: { differences: [] } } }),
  [calls.views.list.path]: () => ({ body: { data: { views: [] } } }),
};
