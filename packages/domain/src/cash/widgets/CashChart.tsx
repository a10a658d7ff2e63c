import { BandChart, numberStyle } from '@khep/ui/charts';
import type { BandEvent, BandRow, ChartTable } from '@khep/ui/charts';
import { EmptyState } from '@khep/ui';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { formatDate, formatWeekday } from '../../days/index.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import type { DomainMessagesOf } from '../../DomainMessagesProvider.tsx';
import { cashMessages } from '../../messages/cash.ts';
import { rupeesToPaise } from '../../money/index.ts';
import { cashKindLabels, cashKinds } from '../forecastCash.ts';
import { whole } from './cashRows.ts';
import type { CashDay, CashRow, CashWarned, CashWay } from './cashRows.ts';

const defaults = cashMessages.cashCalendar;

export interface CashChartProps<Row extends CashRow = CashRow> {
  entries: readonly Row[];
  /** One for each day of the calendar; the first is today. */
  balances: readonly CashDay[];
  /** In rupees; undefined without a bank balance. */
  floor: number | undefined;
  warning: CashWarned | null;
  /** Its balance is drawn dashed. */
  shown?: CashWay | undefined;
  hrefOf: (entry: Row) => string;
  /** Opens what a dot counts: its largest entry. */
  onOpen: (entry: Row) => void;
  actions?: ReactNode;
}

/** The day of the calendar on which an entry is drawn: what is overdue comes today. */
const dayOf = ({ day }: CashRow, today: string) => (day < today ? today : day);

/** The entries of a kind by day: the largest is what its dot opens. */
function rowsOf<Row extends CashRow>(
  entries: readonly Row[],
  balances: readonly CashDay[],
  messages: DomainMessagesOf<'cashCalendar'>,
): { rows: BandRow[]; opened: Map<string, Row> } {
  const today = balances[0]?.day ?? '';
  const indexes = new Map(balances.map(({ day }, index) => [day, index]));
  const opened = new Map<string, Row>();
  const rows = cashKinds.flatMap((kind): BandRow[] => {
    const own = entries.filter((entry) => entry.kind === kind);
    if (own.length === 0) return [];
    const events = [...Map.groupBy(own, (entry) => dayOf(entry, today))].flatMap(
      ([day, group]): BandEvent[] => {
        const index = indexes.get(day);
        const [largest, ...others] = group.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
        if (index === undefined || !largest) return [];
        const id = `${kind} ${day}`;
        opened.set(id, largest);
        return [
          {
            id,
            index,
            value: rupeesToPaise(group.reduce((sum, { amount }) => sum + amount, 0)),
            isForecast: group.every(({ is_known }) => !is_known),
            notes: [largest.label, ...(others.length > 0 ? [messages.others(others.length)] : [])],
          },
        ];
      },
    );
    return [{ name: cashKindLabels[kind], events: events.toSorted((a, b) => a.index - b.index) }];
  });
  return { rows, opened };
}

function tableOf<Row extends CashRow>(
  { entries, balances, hrefOf }: Pick<CashChartProps<Row>, 'entries' | 'balances' | 'hrefOf'>,
  messages: DomainMessagesOf<'cashCalendar'>,
): ChartTable {
  const number = numberStyle('paise');
  const today = balances[0]?.day ?? '';
  const balanceOf = new Map(balances.map((one) => [one.day, one]));
  return {
    columns: [
      { header: messages.entry },
      { header: messages.kind },
      { header: messages.day },
      { header: messages.certainty },
      { header: messages.amount, number },
      { header: messages.lowAmount, number },
      { header: messages.highAmount, number },
      { header: messages.lowBalance, number },
      { header: messages.balance, number },
      { header: messages.highBalance, number },
    ],
    rows: entries.map((entry) => {
      const balance = balanceOf.get(dayOf(entry, today));
      return [
        entry.label,
        cashKindLabels[entry.kind],
        formatDate(entry.day),
        entry.is_known ? messages.known : messages.forecast,
        ...[
          entry.amount,
          entry.amounts?.[0],
          entry.amounts?.[1],
          balance?.low,
          balance?.middle,
          balance?.high,
        ].map((rupees) => (rupees === undefined ? null : rupeesToPaise(rupees))),
      ];
    }),
    hrefs: entries.map((entry) => hrefOf(entry)),
  };
}

/** The balance of the coming days with its interval, and below it what comes and goes. */
export function CashChart<Row extends CashRow>({
  entries,
  balances,
  floor,
  warning,
  shown,
  hrefOf,
  onOpen,
  actions,
}: CashChartProps<Row>) {
  const messages = useDomainMessages('cashCalendar', defaults);
  const { rows, opened } = useMemo(() => rowsOf(entries, balances, messages), [entries, balances, messages]);
  const table = useMemo(
    () => tableOf({ entries, balances, hrefOf }, messages),
    [entries, balances, hrefOf, messages],
  );
  const values = useMemo(() => {
    const paise = (end: 'low' | 'middle' | 'high') => balances.map((day) => rupeesToPaise(day[end]));
    return { low: paise('low'), middle: paise('middle'), high: paise('high') };
  }, [balances]);
  const labels = useMemo(() => balances.map(({ day }) => formatWeekday(day)), [balances]);
  const limit = useMemo(
    () =>
      floor === undefined ? undefined : { value: rupeesToPaise(floor), name: messages.floor(whole(floor)) },
    [floor, messages],
  );
  const mark = useMemo(() => {
    const index = balances.findIndex(({ day }) => day === warning?.day);
    if (!warning || index < 0) return undefined;
    return { index, name: messages.mark(formatWeekday(warning.day), whole(warning.balance)) };
  }, [balances, warning, messages]);
  const other = useMemo(() => shown?.balances.map(({ middle }) => rupeesToPaise(middle)), [shown]);
  const [first, last] = [labels[0] ?? '', labels.at(-1) ?? ''];
  return (
    <BandChart
      title={messages.title}
      description={`${messages.description(first, last)}${floor === undefined ? ` ${messages.changes}` : ''}`}
      number="paise"
      labels={entries.length === 0 ? [] : labels}
      values={values}
      rows={rows}
      limit={limit}
      mark={mark}
      other={other}
      table={table}
      empty={<EmptyState title={messages.empty} description={messages.emptyHint} />}
      onAction={({ id }) => {
        const entry = opened.get(id);
        if (entry) onOpen(entry);
      }}
      actions={actions}
    />
  );
}
