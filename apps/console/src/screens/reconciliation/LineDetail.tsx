import { calls } from '@khep/api';
import type { InvoiceLineDetails, InvoiceLineItem } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { disputeStateLabel } from '@khep/domain/disputes';
import { formatRupeeValue } from '@khep/domain/money';
import { ChargeComparison } from '@khep/domain/reconciliation/ui';
import { Box, Button, Callout, Grid, Inline, Kbd, Link, LinkButton, Stack, Text, toast } from '@khep/ui';
import { BarChart } from '@khep/ui/charts';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { formatDay } from '../../patterns/formatTime.ts';
import { lineInvalidates } from './invalidates.ts';
import { causeHref } from './lineChoice.ts';

/** What a line's row opens to: expected beside billed, every other line with the same cause, and the decision. */
export function LineDetail({ row }: { row: InvoiceLineItem }) {
  return row.invoice_id === '' ? <UnbilledParcel row={row} /> : <BilledLine row={row} />;
}

/** A parcel that no invoice has. */
function UnbilledParcel({ row: { order_id, why } }: { row: InvoiceLineItem }) {
  return (
    <Inline gap={12} justify="space-between">
      <Text>{why}</Text>
      {order_id !== null && <LinkButton href={paths.orderDetails(order_id)}>Open order</LinkButton>}
    </Inline>
  );
}

function BilledLine({ row }: { row: InvoiceLineItem }) {
  const call = useCall(calls.reconciling.line, { params: { id: row.id } });
  const details = call.data?.data;
  return (
    <Box paddingBlock={8}>
      <AsyncContent isLoading={!details} error={call.error} onRetry={() => void call.reload()}>
        {details && (
          <Stack gap={16}>
            {details.is_outdated && (
              <Callout tone="caution" title="The contract has changed">
                This price is of today. Price the invoice again in Upload history.
              </Callout>
            )}
            <Grid columns={{ base: 1, lg: details.same_cause.lines > 1 ? 'aside' : 1 }} gap={24}>
              <ChargeComparison {...details} />
              {details.same_cause.lines > 1 && <SameCause details={details} />}
            </Grid>
            <Facts details={details} />
            <Decision line={details.line} />
          </Stack>
        )}
      </AsyncContent>
    </Box>
  );
}

/** "18 Nov": a bar is narrower than a day with its weekday. */
const shortDay = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** The other lines of the invoice with the same cause, by day. */
function SameCause({ details: { line, same_cause } }: { details: InvoiceLineDetails }) {
  const { lines, amount, words, since, by_day } = same_cause;
  const more = lines - 1;
  return (
    <Stack gap={12}>
      <BarChart
        title={`${more.toLocaleString('en-IN')} more ${more === 1 ? 'line' : 'lines'} like it`}
        description={`${words.replace(/\.$/, '')}${since === '' ? '' : `, since ${formatDay(since)}`}`}
        frame="none"
        level={3}
        direction="vertical"
        height={110}
        labelHeader="Pickup day"
        valueHeader="Lines"
        items={by_day.map(({ day, lines: count }) => ({
          label: shortDay.format(new Date(`${day}T00:00:00Z`)),
          value: count,
        }))}
      />
      <Inline gap={12} justify="space-between">
        <Text size="secondary">{`Together ${formatRupeeValue(amount)}`}</Text>
        <LinkButton size="small" href={causeHref(line.invoice_id, line.cause, line.category)}>
          {`Choose all ${lines.toLocaleString('en-IN')}`}
        </LinkButton>
      </Inline>
    </Stack>
  );
}

const both = (name: string, contract: string, billed: string) =>
  contract === '' && billed === '' ? [] : [`${name} ${contract || '—'}, billed ${billed || '—'}`];

/** Where the line is from, and what it belongs to. */
function Facts({ details }: { details: InvoiceLineDetails }) {
  const { line, picked_up_on, billed_awb, dispute } = details;
  const facts = [
    `Invoice ${line.invoice_number}, line ${line.line.toLocaleString('en-IN')}`,
    ...(billed_awb === '' ? [] : [`AWB on the invoice ${billed_awb}, matched by the order ID`]),
    ...(picked_up_on === '' ? [] : [`picked up ${formatDay(picked_up_on)}`]),
    ...both('zone', details.zone, details.billed_zone),
    ...both('weight', details.weight, details.billed_weight),
    ...(line.recovered === 0 ? [] : [`${formatRupeeValue(line.recovered)} recovered`]),
  ];
  return (
    <Inline gap={12}>
      <Text size="secondary" tone="second">
        {facts.join(' · ')}
      </Text>
      {line.order_id !== null && (
        <Link href={paths.orderDetails(line.order_id)}>{`Order ${line.order_number}`}</Link>
      )}
      {dispute !== null && (
        <Link href={`${paths.disputes(dispute.tab)}?q=${line.awb}`}>{disputeStateLabel(dispute.status)}</Link>
      )}
    </Inline>
  );
}

/** Accepts the charge or disputes it. */
function Decision({ line }: { line: InvoiceLineItem }) {
  const change = useAction(calls.reconciling.changeLines, { invalidates: lineInvalidates });
  async function decide(action: 'accept' | 'dispute', success: string) {
    const result = await change.run({ body: { action, ids: [line.id] } });
    if (!result.ok) return;
    const [failure] = result.answer.data.failures;
    if (failure) toast.error(failure.message);
    else toast.success(success);
  }
  if (line.status !== 'under_review') return null;
  return (
    <Inline gap={12} justify="space-between">
      <Text size="secondary" tone="second">
        The dispute sheet has the formula and the rate card of each line.
      </Text>
      <Inline gap={8}>
        <Button
          isPending={change.isPending}
          onPress={() => void decide('accept', `${formatRupeeValue(line.difference)} accepted`)}
        >
          {`Accept ${formatRupeeValue(line.difference)}`}
          <Kbd keys="a" />
        </Button>
        <Button
          tone="accent"
          isPending={change.isPending}
          onPress={() => void decide('dispute', `${formatRupeeValue(line.difference)} disputed`)}
        >
          Raise dispute
          <Kbd keys="d" />
        </Button>
      </Inline>
    </Inline>
  );
}
