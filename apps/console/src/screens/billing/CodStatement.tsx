import { calls } from '@khep/api';
import { useCall, useClient } from '@khep/api/hooks';
import { CodSettlement } from '@khep/domain/cod/ui';
import type { CodDay } from '@khep/domain/cod/ui';
import { formatWeekday } from '@khep/domain/days';
import { formatRupeeValue } from '@khep/domain/money';
import { Drawer, Inline, Stack } from '@khep/ui';
import { useMemo } from 'react';
import { DownloadButton } from '../../data/DownloadButton.tsx';
import { paths } from '../../paths.ts';
import { ListView } from '../../patterns/list/ListView.tsx';
import { parcelsOf, payoutQuery } from './codParcelList.tsx';

/** The statement of one payout: its sums, its parcels, and what the ledger has of it. */
export function CodStatement({ payout, onClose }: { payout: CodDay; onClose: () => void }) {
  const list = useMemo(() => parcelsOf(payout), [payout]);
  const client = useClient();
  const loaded = useCall(calls.billing.codParcels, {
    query: { ...payoutQuery(payout), page_size: 1 },
  }).data?.data;
  async function file(): Promise<Blob> {
    const { blob, name } = await client.file(calls.billing.codStatement, { query: payoutQuery(payout) });
    return new File([blob], name);
  }
  return (
    <Drawer
      isOpen
      size="large"
      title={`${payout.courier}, ${formatWeekday(payout.day)}`}
      description={formatRupeeValue(payout.amount)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Stack gap={16}>
        <Inline gap={8}>
          <DownloadButton
            file={file}
            name="cod-statement.csv"
            failure={calls.billing.codStatement.errorMessage}
          >
            Download CSV
          </DownloadButton>
        </Inline>
        {loaded && (
          <CodSettlement
            totals={loaded.totals}
            deductionsHref={`${paths.billing('wallet-transactions')}?kinds=COD_DEDUCTION`}
          />
        )}
        <ListView list={list} />
      </Stack>
    </Drawer>
  );
}
