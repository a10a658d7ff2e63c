import { calls } from '@khep/api';
import type { EmailedSending, Receipt } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatMetric } from '@khep/domain/analytics';
import type { EmailedPageId, MetricId } from '@khep/domain/analytics';
import { addDays, formatDate, formatDateTime, formatDay, istDay } from '@khep/domain/days';
import { Button, DatePicker, Drawer, EmptyState, Grid, Select, Stack, Table, Text } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useMemo } from 'react';
import { AsyncContent } from '../../../data/AsyncContent.tsx';
import { useNow } from '../../../data/useNow.ts';
import type { AnalyticsQuery } from './analyticsQuery.ts';
import { ReceiptChangeList } from './ReceiptChangeList.tsx';
import { isKnownDay, latestKnown } from './receiptLink.ts';
import type { OpenReceipt } from './receiptLink.ts';

type KnownNumber = Receipt['numbers'][number];

const ofDay = 'day';

const sendingLabel = ({ sent_at, from, to, filter_text }: EmailedSending) =>
  [`Email of ${formatDateTime(sent_at)}`, `${formatDay(from, to)} – ${formatDate(to)}`, filter_text]
    .filter(Boolean)
    .join(', ');

const columnsOf = (onOpen: (id: MetricId) => void): readonly TableColumn<KnownNumber>[] => [
  { id: 'label', header: 'Number', isRowHeader: true, cell: ({ label }) => label },
  { id: 'known', header: 'Known then', align: 'end', cell: ({ unit, known }) => formatMetric(unit, known) },
  { id: 'now', header: 'Now', align: 'end', cell: ({ unit, now }) => formatMetric(unit, now) },
  {
    id: 'why',
    header: 'Why',
    align: 'end',
    cell: ({ id, label, known, now }) => {
      const text = known === now ? 'Same' : 'Changed';
      return (
        <Button
          size="small"
          aria-label={`${text}: what became known of ${label}`}
          onPress={() => onOpen(id as MetricId)}
        >
          {text}
        </Button>
      );
    },
  },
];

interface ReceiptDrawerProps {
  page: EmailedPageId;
  title: string;
  query: AnalyticsQuery;
  /** As the address has it. */
  receipt: OpenReceipt;
  /** Shows other numbers; none to close. */
  onChange: (receipt: OpenReceipt | undefined) => void;
}

/** The key numbers of a page as they were known when an email went out, or on a day, and why they differ from those of now. */
export function ReceiptDrawer({ page, title, query, receipt: open, onChange }: ReceiptDrawerProps) {
  const yesterday = addDays(istDay(useNow()), -1);
  const opened = open.metric;
  const { data: sent, error: sentError } = useCall(calls.analytics.emailed.sendings, { query: { page } });
  const sendings = sent?.data.sendings ?? [];
  const sending = sendings.find(({ id }) => id === open.known);
  const day = isKnownDay(open.known) && open.known <= yesterday ? open.known : yesterday;
  const isOfDay = isKnownDay(open.known) || open.known === latestKnown;
  // The email of an address may still be loading; one that is gone shows the day.
  const isWaiting = !isOfDay && sent === undefined && sentError === undefined;
  const known = sending?.known_at ?? day;
  // An email has its own days and filters.
  const asked = useMemo<AnalyticsQuery>(
    () =>
      sending
        ? { ...sending.filters, dateRange: 'custom', start_date: sending.from, end_date: sending.to }
        : query,
    [sending, query],
  );
  const { data, error, reload } = useCall(
    calls.analytics.receipt,
    isWaiting ? null : { query: { ...asked, page, known } },
  );
  const receipt = data?.data;
  const columns = columnsOf((metric) => onChange({ ...open, metric }));
  return (
    <Drawer
      isOpen
      size="large"
      title={`${title}: earlier numbers`}
      description="Late scans and corrections change numbers of days that are over. Each change is listed."
      onOpenChange={(isOpen) => !isOpen && onChange(undefined)}
    >
      <Stack gap={24}>
        <Grid columns={{ base: 1, md: 2 }} gap={8}>
          <Select
            label="As known"
            items={[
              { id: ofDay, label: 'At the end of a day' },
              ...sendings.map((one) => ({ id: one.id, label: sendingLabel(one) })),
            ]}
            value={sending?.id ?? ofDay}
            onChange={(id) => onChange({ ...open, known: id === ofDay ? latestKnown : id })}
          />
          {!sending && !isWaiting && (
            <DatePicker
              label="Day"
              maxValue={yesterday}
              value={day}
              onChange={(next) => onChange({ ...open, known: next ?? latestKnown })}
            />
          )}
        </Grid>
        <AsyncContent isLoading={!receipt} error={receipt ? undefined : error} onRetry={() => void reload()}>
          {receipt && receipt.numbers.length === 0 && receipt.unknown.length === 0 && (
            <EmptyState
              title="Nothing is remembered of this day"
              description={
                receipt.known_since === null
                  ? 'Changes are remembered once all orders were counted.'
                  : `Changes are remembered since ${formatDateTime(receipt.known_since)}.`
              }
            />
          )}
          {receipt && receipt.numbers.length > 0 && (
            <Table
              label="Then and now"
              columns={columns}
              rows={receipt.numbers}
              rowKey={({ id }) => id}
              narrowLayout="stacked"
            />
          )}
          {receipt && receipt.unknown.length > 0 && (
            <Text size="secondary" tone="second">
              {`Not remembered, as couriers’ files decide it: ${receipt.unknown.join(', ')}.`}
            </Text>
          )}
        </AsyncContent>
        {receipt && opened !== undefined && receipt.numbers.some(({ id }) => id === opened) && (
          <ReceiptChangeList key={opened} metric={opened} known={known} query={asked} />
        )}
      </Stack>
    </Drawer>
  );
}
