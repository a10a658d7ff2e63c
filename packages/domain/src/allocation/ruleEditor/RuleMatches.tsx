import { Callout, Link, Stack, Table, Text } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useMemo } from 'react';
import { domainMessages } from '../../messages.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { formatNumber, formatPercent, formatRupeeValue } from '../../money/index.ts';
import { formatDate } from '../../days/index.ts';

const defaults = domainMessages.ruleMatches;

/** An order that satisfies the conditions of a rule. */
export interface MatchedOrder {
  order_id: string;
  order_number: string;
  /** Day in India, YYYY-MM-DD. */
  order_date: string;
  city: string;
  /** Rupees. */
  order_value: number;
  /** Name of the earlier rule that takes the order. */
  taken_by: string | null;
}

/** Past orders that satisfy the conditions of a rule, as sent by the API. */
export interface RuleMatchesData {
  /** Orders of the range. */
  orders: number;
  matched: number;
  /** Matched orders that an earlier rule takes. */
  taken: number;
  /** Some of the matched orders, newest first. */
  sample: readonly MatchedOrder[];
  /** Length of the range in days. */
  days: number;
}

export interface RuleMatchesProps {
  matches: RuleMatchesData;
  /** Link of an order. Without it the numbers are text. */
  orderHref?: (orderId: string) => string;
}

/** Shows how many past orders satisfy a rule's conditions, with some of them. */
export function RuleMatches({ matches, orderHref }: RuleMatchesProps) {
  const messages = useDomainMessages('ruleMatches', defaults);
  const { orders, matched, taken, sample, days } = matches;
  const columns = useMemo<TableColumn<MatchedOrder>[]>(
    () => [
      {
        id: 'order',
        header: messages.order,
        isRowHeader: true,
        cell: ({ order_id, order_number, order_date, city }) => (
          <Stack gap={0}>
            {orderHref ? <Link href={orderHref(order_id)}>{order_number}</Link> : order_number}
            <Text as="span" size="secondary" tone="third">
              {`${city}, ${formatDate(order_date)}`}
            </Text>
          </Stack>
        ),
      },
      {
        id: 'value',
        header: messages.value,
        align: 'end',
        cell: ({ order_value }) => formatRupeeValue(order_value),
      },
      {
        id: 'taken',
        header: messages.takenBy,
        cell: ({ taken_by }) => taken_by ?? messages.thisRule,
      },
    ],
    [orderHref, messages],
  );
  if (orders === 0) return <Text tone="second">{messages.noOrders(days)}</Text>;
  if (matched === 0) return <Callout tone="caution">{messages.none(formatNumber(orders), days)}</Callout>;
  return (
    <Stack gap={8}>
      <Text weight="medium" isNumeric>
        {messages.matched(
          formatNumber(matched),
          formatNumber(orders),
          days,
          formatPercent((matched / orders) * 100, { decimals: 1 }),
        )}
      </Text>
      {taken > 0 && (
        <Text size="secondary" tone="second">
          {messages.taken(formatNumber(taken))}
        </Text>
      )}
      <Table
        label={messages.label}
        rows={sample}
        rowKey={({ order_id }) => order_id}
        columns={taken > 0 ? columns : columns.slice(0, -1)}
      />
      {matched > sample.length && (
        <Text size="secondary" tone="third">
          {messages.newest(sample.length)}
        </Text>
      )}
    </Stack>
  );
}
