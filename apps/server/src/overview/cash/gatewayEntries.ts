import {
  boxPace,
  findGateway,
  gatewayCycles,
  gatewayIds,
  gatewayPayoutDay,
  matchSettlements,
  paceDays,
} from '@khep/domain/cash';
import type { CashOutcome, GatewayId } from '@khep/domain/cash';
import { addDays, startOfDay } from '@khep/domain/days';
import { formatRupees, sumPaise } from '@khep/domain/money';
import type { Paise } from '@khep/domain/money';
import { sql } from 'kysely';
import { inIndia } from '../../platform/db/indianTime.ts';
import type { Db } from '../../platform/db/schema.ts';
import { loadEarningsSettings } from '../earnings/settings.ts';
import { calendarDays, counted, target } from './facts.ts';
import type { CashFacts, ExpectedEntry } from './facts.ts';

/** Days of payouts that are compared with the bank. */
const comparedDays = 60;

const sourceOf = (gateway: GatewayId) => `gateway:${gateway}`;

interface PaidDay {
  /** YYYY-MM-DD in India. */
  day: string;
  gateway: GatewayId;
  orders: number;
  /** After the fee. */
  paise: Paise;
}

const paidFrom = (days: readonly string[]) => {
  const sorted = days.toSorted();
  return target('prepaid_orders', { part: `${sorted[0] ?? ''}..${sorted.at(-1) ?? ''}` });
};

/** Prepaid sales by gateway and payout day: those that were paid, and as a forecast those to come at the pace of the last weeks. */
export async function loadGatewayEntries(db: Db, brand_id: string, today: string): Promise<CashFacts> {
  const deposits = await loadDeposits(db, brand_id, today);
  const { paid, gaps } = await loadPaid(
    db,
    brand_id,
    addDays(today, -(deposits.size > 0 ? comparedDays : paceDays)),
    today,
  );
  const outcomes = new Map<string, CashOutcome[]>();
  const entries = gatewayIds.flatMap((gateway): ExpectedEntry[] => {
    const cycle = gatewayCycles[gateway];
    const own = paid.filter((one) => one.gateway === gateway);
    const byDue = Map.groupBy(own, ({ day }) => gatewayPayoutDay(day, cycle));
    const past = [...byDue].filter(([due_on]) => due_on < today);
    outcomes.set(
      sourceOf(gateway),
      matchSettlements(
        past.map(([day, days]) => ({ day, paise: sumPaise(days.map(({ paise }) => paise)) })),
        deposits.get(gateway) ?? [],
      ),
    );
    const entry = (
      due_on: string,
      facts: Pick<ExpectedEntry, 'id' | 'cause' | 'amount' | 'is_known' | 'target'>,
    ) =>
      ({
        kind: 'gateway_payout',
        source: sourceOf(gateway),
        label: cycle.name,
        on: due_on,
        ...facts,
      }) as const;
    const known = [...byDue]
      .filter(([due_on]) => due_on >= today)
      .map(([due_on, days]) =>
        entry(due_on, {
          id: `gateway_payout:${gateway}:${due_on}`,
          cause: counted(
            days.reduce((sum, { orders }) => sum + orders, 0),
            'prepaid order',
            'prepaid orders',
          ),
          amount: sumPaise(days.map(({ paise }) => paise)),
          is_known: true,
          target: paidFrom(days.map(({ day }) => day)),
        }),
      );
    const pace = boxPace(
      own.map(({ day, orders, paise }) => ({ day, boxes: orders, paise })),
      today,
    );
    if (!pace) return known;
    // Of today only what is missing to the pace is still to come.
    const now = own.find(({ day }) => day === today);
    const leftOf = (day: string) =>
      day === today
        ? {
            orders: Math.max(0, pace.boxes - (now?.orders ?? 0)),
            paise: Math.max(0, pace.paise - (now?.paise ?? 0)),
          }
        : { orders: pace.boxes, paise: pace.paise };
    const coming = Array.from({ length: calendarDays }, (_, at) => addDays(today, at));
    const forecast = [...Map.groupBy(coming, (day) => gatewayPayoutDay(day, cycle))].map(([due_on, days]) => {
      const left = days.map(leftOf);
      return entry(due_on, {
        id: `gateway_payout:${gateway}:${due_on}:pace`,
        cause: `${counted(
          Math.round(left.reduce((sum, { orders }) => sum + orders, 0)),
          'prepaid order',
          'prepaid orders',
        )} to come at the pace of the last weeks`,
        amount: Math.round(left.reduce((sum, { paise }) => sum + paise, 0)),
        is_known: false,
        target: paidFrom([addDays(today, -paceDays), addDays(today, -1)]),
      });
    });
    return [...known, ...forecast.filter(({ amount }) => amount > 0)];
  });
  return { entries, outcomes, gaps };
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Sums prepaid orders by day and gateway, less the gateway's fee that the brand entered. */
async function loadPaid(
  db: Db,
  brand_id: string,
  from: string,
  today: string,
): Promise<{ paid: PaidDay[]; gaps: string[] }> {
  const [{ rows }, { payment_fee_percent }] = await Promise.all([
    sql<{ day: string; gateways: string[] | null; orders: number; paise: number }>`
      select to_char(${inIndia('order_date')}, 'YYYY-MM-DD') as day,
        details->'payment_details'->'payment_gateway_names' as gateways,
        count(*)::int as orders, sum(total_paise - collectible_paise)::bigint as paise
      from orders
      where brand_id = ${brand_id} and payment_mode = 'prepaid' and not is_cancelled
        and total_paise > collectible_paise and order_date >= ${startOfDay(from)}
      group by 1, 2`.execute(db),
    loadEarningsSettings(db, brand_id),
  ]);
  const found = rows.map((row) => ({ ...row, gateway: findGateway(row.gateways ?? []) }));
  const paid = [
    ...Map.groupBy(
      found.flatMap(({ gateway, ...row }) => (gateway ? [{ ...row, gateway }] : [])),
      ({ day, gateway }) => `${day}:${gateway}`,
    ).values(),
  ].map((own): PaidDay => {
    const { day, gateway } = own[0]!;
    const gross = sumPaise(own.map(({ paise }) => paise));
    return {
      day,
      gateway,
      orders: own.reduce((sum, { orders }) => sum + orders, 0),
      paise: gross - Math.round((gross * payment_fee_percent) / 100),
    };
  });
  const others = found.filter(({ gateway, day }) => !gateway && day >= addDays(today, -paceDays));
  if (others.length === 0) return { paid, gaps: [] };
  const names = [...new Set(others.flatMap(({ gateways }) => gateways ?? []))].toSorted().slice(0, 3);
  const whose = names.length === 0 ? 'they name no gateway' : `no cycle of ${listed.format(names)} is known`;
  return {
    paid,
    gaps: [
      `${formatRupees(sumPaise(others.map(({ paise }) => paise)))} of prepaid orders of the last ${paceDays} days aren't in the calendar: ${whose}.`,
    ],
  };
}

/** Deposits of bank statements that name a gateway, by day. */
async function loadDeposits(
  db: Db,
  brand_id: string,
  today: string,
): Promise<Map<GatewayId, { day: string; paise: Paise }[]>> {
  const words = gatewayIds.map((id) => gatewayCycles[id].word.toUpperCase());
  const rows = await db
    .selectFrom('bank_credits')
    .select(['day', 'narration', 'credit_paise'])
    .where('brand_id', '=', brand_id)
    .where('day', '>=', addDays(today, -comparedDays))
    .where(sql<boolean>`upper(narration) like any (${words.map((word) => `%${word}%`)}::text[])`)
    .execute();
  const found = new Map<GatewayId, { day: string; paise: Paise }[]>();
  for (const { day, narration, credit_paise } of rows) {
    const gateway = findGateway([narration]);
    if (gateway) found.set(gateway, [...(found.get(gateway) ?? []), { day, paise: credit_paise }]);
  }
  return found;
}
