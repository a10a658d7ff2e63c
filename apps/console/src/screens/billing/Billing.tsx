import { calls } from '@khep/api';
import type { BillingSummary } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatNumber, formatRupeeValue } from '@khep/domain/money';
import { Card, DescriptionList, Grid, LinkButton, Page, Stack, Stat } from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { paths } from '../../paths.ts';
import { formatWeekday } from '@khep/domain/days';
import { Adjustments } from './Adjustments.tsx';
import { HoldsCard } from './HoldsCard.tsx';
import { RunwayCard } from './RunwayCard.tsx';

const whole = (rupees: number) => formatRupeeValue(rupees, { decimals: 'never' });

/** Returns "12 labels, 3 weights" of the holds; the card of the holds opens each. */
function heldFor({ freight_holds, weight_holds }: BillingSummary): string {
  const of = (count: number, noun: string) => `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
  return [
    ...(freight_holds.count > 0 ? [of(freight_holds.count, 'label')] : []),
    ...(weight_holds.count > 0 ? [of(weight_holds.count, 'weight')] : []),
  ].join(', ');
}

/** Money at a glance: the wallet, what is due, what the month costs, and adjustments. */
export default function Billing() {
  const call = useCall(calls.billing.summary, {}, { refreshInterval: 60_000 });
  const [now] = useState(() => new Date());
  const summary = call.data?.data;
  return (
    <Page
      title="Billing"
      actions={
        <LinkButton tone="accent" href={paths.billing('wallet-transactions')}>
          Top up wallet
        </LinkButton>
      }
    >
      <Stack gap={16}>
        <AsyncContent
          isLoading={call.isLoading}
          error={summary ? undefined : call.error}
          onRetry={() => void call.reload()}
        >
          {summary && (
            <Stack gap={16}>
              <Grid columns={{ base: 2, lg: 4 }} gap={16}>
                <Stat
                  label="Available"
                  value={formatRupeeValue(summary.wallet.available)}
                  href={paths.billing('wallet-transactions')}
                />
                <Stat label="Held" value={formatRupeeValue(summary.wallet.held)} note={heldFor(summary)} />
                <Stat
                  label="COD due to you"
                  value={whole(summary.cod.due)}
                  href={paths.billing('cod-remittance')}
                />
                <Stat
                  label="COD late"
                  value={whole(summary.cod.late)}
                  href={paths.billing('cod-remittance')}
                  {...(summary.cod.late > 0 && { note: 'Ask the courier', noteTone: 'critical' as const })}
                />
              </Grid>
              <Grid columns={{ base: 1, lg: 3 }} gap={16} align="start">
                <RunwayCard summary={summary} extra={0} now={now} />
                <HoldsCard summary={summary} />
                <Card title="This month">
                  <Stack gap={12}>
                    <DescriptionList
                      items={[
                        { term: 'Paid from the wallet', detail: formatRupeeValue(summary.month.billed) },
                        { term: 'Billed by couriers', detail: formatRupeeValue(summary.month.by_couriers) },
                        { term: 'Topped up', detail: formatRupeeValue(summary.month.topped_up) },
                        {
                          term: 'Claimed from couriers',
                          detail: `${formatRupeeValue(summary.wallet.claims)}, can’t be spent`,
                        },
                        {
                          term: 'Next COD money',
                          detail: summary.cod.next
                            ? `${whole(summary.cod.next.amount)}, ${formatWeekday(summary.cod.next.day)}, ${summary.cod.next.courier}`
                            : 'None due',
                        },
                      ]}
                    />
                    <LinkButton href={paths.billing('cod-remittance')}>COD remittance</LinkButton>
                    <LinkButton href={paths.billing('shipping-charges')}>Shipping charges</LinkButton>
                  </Stack>
                </Card>
              </Grid>
            </Stack>
          )}
        </AsyncContent>
        <Adjustments />
      </Stack>
    </Page>
  );
}
