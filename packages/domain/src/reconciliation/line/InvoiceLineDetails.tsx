import { Button, Callout, Grid, Inline, Kbd, Link, LinkButton, Stack, Text } from '@khep/ui';
import { BarChart } from '@khep/ui/charts';
import { formatDay, formatWeekday } from '../../days/index.ts';
import { disputeStateLabel } from '../../disputes/states.ts';
import type { DisputeState } from '../../disputes/states.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { formatRupeeValue } from '../../money/index.ts';
import type { LineStatus } from '../categories.ts';
import { ChargeComparison } from '../ChargeComparison.tsx';
import type { ChargeComparisonProps } from '../ChargeComparison.tsx';
import { reconciliationMessages } from '../../messages/reconciliation.ts';

const defaults = reconciliationMessages.invoiceLine;

/** A billed line with its calculation, as sent by the API. Rupees. */
export interface InvoiceLineDetailsData extends ChargeComparisonProps {
  line: {
    invoice_number: string;
    /** Position on the invoice. */
    line: number;
    order_number: string;
    status: LineStatus;
    difference: number;
    recovered: number;
  };
  /** YYYY-MM-DD; empty if unknown. */
  picked_up_on: string;
  zone: string;
  billed_zone: string;
  /** The AWB on the invoice, where the order ID has found the shipment; else empty. */
  billed_awb: string;
  weight: string;
  billed_weight: string;
  /** The contract prices it otherwise than when the file was reconciled. */
  is_outdated: boolean;
  dispute: { status: DisputeState } | null;
  /** Lines under review with the same cause. */
  same_cause: {
    lines: number;
    amount: number;
    words: string;
    since: string;
    by_day: readonly { day: string; lines: number }[];
  };
}

export interface InvoiceLineDetailsProps {
  details: InvoiceLineDetailsData;
  /** Undefined for a line without an order. */
  orderHref: string | undefined;
  /** Undefined for a line without a dispute. */
  disputeHref: string | undefined;
  /** Address of the lines with the same cause, all of them selected. */
  causeHref: string;
  isPending: boolean;
  onDecide: (action: 'accept' | 'dispute') => void;
}

/** "18 Nov": a bar is narrower than a day with its weekday. */
const shortDay = (day: string) => formatDay(day, day);

/** The other lines of the invoice with the same cause, by day. */
function SameCause({ details, causeHref }: Pick<InvoiceLineDetailsProps, 'details' | 'causeHref'>) {
  const messages = useDomainMessages('invoiceLine', defaults);
  const { lines, amount, words, since, by_day } = details.same_cause;
  const cause = words.replace(/\.$/, '');
  return (
    <Stack gap={12}>
      <BarChart
        title={messages.alike(lines - 1)}
        description={since === '' ? cause : messages.since(cause, formatWeekday(since))}
        frame="none"
        level={3}
        direction="vertical"
        height={110}
        labelHeader={messages.pickupDay}
        valueHeader={messages.lines}
        items={by_day.map(({ day, lines: count }) => ({
          label: shortDay(day),
          value: count,
        }))}
      />
      <Inline gap={12} justify="space-between">
        <Text size="secondary">{messages.together(formatRupeeValue(amount))}</Text>
        <LinkButton size="small" href={causeHref}>
          {messages.choose(lines)}
        </LinkButton>
      </Inline>
    </Stack>
  );
}

/** Where the line is from, and what it belongs to. */
function Facts({
  details,
  orderHref,
  disputeHref,
}: Pick<InvoiceLineDetailsProps, 'details' | 'orderHref' | 'disputeHref'>) {
  const messages = useDomainMessages('invoiceLine', defaults);
  const { line, picked_up_on, billed_awb, zone, billed_zone, weight, billed_weight, dispute } = details;
  const facts = [
    messages.position(line.invoice_number, line.line),
    billed_awb !== '' && messages.billedAwb(billed_awb),
    picked_up_on !== '' && messages.pickedUp(formatWeekday(picked_up_on)),
    zone + billed_zone !== '' && messages.zone(zone || '—', billed_zone || '—'),
    weight + billed_weight !== '' && messages.weight(weight || '—', billed_weight || '—'),
    line.recovered !== 0 && messages.recovered(formatRupeeValue(line.recovered)),
  ];
  return (
    <Inline gap={12}>
      <Text size="secondary" tone="second">
        {facts.filter((fact) => fact !== false).join(' · ')}
      </Text>
      {orderHref !== undefined && <Link href={orderHref}>{messages.order(line.order_number)}</Link>}
      {dispute !== null && disputeHref !== undefined && (
        <Link href={disputeHref}>{disputeStateLabel(dispute.status)}</Link>
      )}
    </Inline>
  );
}

/** Accepts the charge or disputes it. */
function Decision({ details, isPending, onDecide }: InvoiceLineDetailsProps) {
  const messages = useDomainMessages('invoiceLine', defaults);
  const { status, difference } = details.line;
  if (status !== 'under_review') return null;
  return (
    <Inline gap={12} justify="space-between">
      <Text size="secondary" tone="second">
        {messages.sheet}
      </Text>
      <Inline gap={8}>
        <Button isPending={isPending} onPress={() => onDecide('accept')}>
          {messages.accept(formatRupeeValue(difference))}
          <Kbd keys="a" />
        </Button>
        <Button tone="accent" isPending={isPending} onPress={() => onDecide('dispute')}>
          {messages.dispute}
          <Kbd keys="d" />
        </Button>
      </Inline>
    </Inline>
  );
}

/** A billed line: expected beside billed, every other line with the same cause, and the decision. */
export function InvoiceLineDetails(props: InvoiceLineDetailsProps) {
  const messages = useDomainMessages('invoiceLine', defaults);
  const { details } = props;
  const hasAlike = details.same_cause.lines > 1;
  return (
    <Stack gap={16}>
      {details.is_outdated && (
        <Callout tone="caution" title={messages.outdated}>
          {messages.outdatedHelp}
        </Callout>
      )}
      <Grid columns={{ base: 1, lg: hasAlike ? 'aside' : 1 }} gap={24}>
        <ChargeComparison {...details} />
        {hasAlike && <SameCause {...props} />}
      </Grid>
      <Facts {...props} />
      <Decision {...props} />
    </Stack>
  );
}
