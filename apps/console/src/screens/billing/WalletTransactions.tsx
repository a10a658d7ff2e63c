import { calls } from '@khep/api';
import { useCall, useClient } from '@khep/api/hooks';
import { Grid, Page, Stack } from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { DownloadButton } from '../../data/DownloadButton.tsx';
import { ListView } from '../../patterns/list/ListView.tsx';
import { dayBefore } from '../../patterns/dayBefore.ts';
import { HoldsCard } from './HoldsCard.tsx';
import { ledger } from './ledgerList.tsx';
import { RunwayCard } from './RunwayCard.tsx';
import { TopUpCard } from './TopUpCard.tsx';

const usualTopUp = 25_000;

/** The wallet: how long it lasts, top-up, holds, and every entry. */
export default function WalletTransactions() {
  const call = useCall(calls.billing.summary, {}, { refreshInterval: 60_000 });
  const [amount, setAmount] = useState(usualTopUp);
  const [now] = useState(() => new Date());
  const client = useClient();
  const summary = call.data?.data;
  async function pdf(): Promise<Blob> {
    const { blob, name } = await client.file(calls.billing.statement, {
      query: { format: 'pdf', ...Object.fromEntries(ledgerDays()) },
    });
    return new File([blob], name);
  }
  return (
    <Page
      title="Wallet transactions"
      actions={
        <DownloadButton file={pdf} name="wallet-statement.pdf" failure={calls.billing.statement.errorMessage}>
          Download PDF
        </DownloadButton>
      }
    >
      <Stack gap={16}>
        <AsyncContent
          isLoading={call.isLoading}
          error={summary ? undefined : call.error}
          onRetry={() => void call.reload()}
        >
          {summary && (
            <Grid columns={{ base: 1, lg: 3 }} gap={16} align="start">
              <RunwayCard summary={summary} extra={amount} now={now} />
              <TopUpCard summary={summary} amount={amount} onAmountChange={setAmount} now={now} />
              <HoldsCard summary={summary} />
            </Grid>
          )}
        </AsyncContent>
        <ListView list={ledger} />
      </Stack>
    </Page>
  );
}

/** The statement has the days of the last month; the list's own download has what its filters show. */
function ledgerDays(): [string, string][] {
  return [
    ['start_date', dayBefore(30)],
    ['end_date', dayBefore(0)],
  ];
}
