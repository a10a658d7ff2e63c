import { calls } from '@khep/api';
import type { CodParcel, CodStatement as CodStatementData } from '@khep/api';
import { useCall, useClient } from '@khep/api/hooks';
import { codResultLabels } from '@khep/domain/cod';
import type { CodDay } from '@khep/domain/cod/ui';
import { formatRupeeValue } from '@khep/domain/money';
import { Callout, DescriptionList, Drawer, Inline, Link, Stack } from '@khep/ui';
import type { StatusBadgeProps } from '@khep/ui';
import { useMemo } from 'react';
import { DownloadButton } from '../../data/DownloadButton.tsx';
import { paths } from '../../paths.ts';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';
import { ListView } from '../../patterns/list/ListView.tsx';
import { formatDays, formatWeekday } from '@khep/domain/days';

const column = columnsFor<CodParcel>();
const tones: Record<CodParcel['result'], StatusBadgeProps['tone']> = {
  matched: 'positive',
  short: 'critical',
  excess: 'caution',
  due: 'neutral',
  overdue: 'critical',
  unmatched: 'caution',
};

/** A day may have two payouts of a courier: what was paid on it, and what is still to be paid. */
const queryOf = ({ partner, day, state }: CodDay) => ({
  partner,
  day,
  paid: state === 'remitted' ? ('true' as const) : ('false' as const),
});

const parcelsOf = (payout: CodDay) =>
  defineList({
    id: 'cod-parcels',
    label: 'Parcels',
    noun: ['parcel', 'parcels'],
    endpoint: calls.billing.codParcels,
    query: queryOf(payout),
    rowLabel: (parcel) => parcel.awb,
    columns: [
      column.text({
        id: 'awb',
        header: 'AWB',
        isRowHeader: true,
        width: 152,
        card: 1,
        value: 'awb',
        secondary: (parcel) => parcel.utr && `UTR ${parcel.utr}`,
      }),
      column.custom({
        id: 'order',
        header: 'Order',
        card: 3,
        width: 100,
        value: 'order_number',
        secondary: ({ delivered_on }) => delivered_on && formatWeekday(delivered_on),
        cell: ({ order_id, order_number }) =>
          order_id === null ? order_number : <Link href={paths.orderDetails(order_id)}>{order_number}</Link>,
      }),
      column.status({
        id: 'result',
        header: 'Result',
        width: 100,
        value: (parcel) => codResultLabels[parcel.result],
        tone: (parcel) => tones[parcel.result],
        secondary: ({ days_late, why }) => (days_late > 0 ? `${formatDays(days_late)} late` : why),
      }),
      column.money({ id: 'expected', header: 'Expected', width: 104, value: 'expected' }),
      column.money({ id: 'received', header: 'Received', width: 100, card: 2, value: 'received' }),
      column.money({ id: 'deducted', header: 'Deducted', width: 100, value: 'deducted' }),
    ],
    empty: { title: 'No parcels on this day' },
    isEmbedded: true,
  });

/** The statement of one payout: its sums, its parcels, and what the ledger has of it. */
export function CodStatement({ payout, onClose }: { payout: CodDay; onClose: () => void }) {
  const list = useMemo(() => parcelsOf(payout), [payout]);
  const client = useClient();
  const loaded = useCall(calls.billing.codParcels, {
    query: { ...queryOf(payout), page_size: 1 },
  }).data?.data;
  async function file(): Promise<Blob> {
    const { blob, name } = await client.file(calls.billing.codStatement, { query: queryOf(payout) });
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
        {loaded && <Totals totals={loaded.totals} />}
        <ListView list={list} />
      </Stack>
    </Drawer>
  );
}

type Sums = CodStatementData['totals'];

/** From what deliveries expect to what reaches the bank. */
function Totals({ totals }: { totals: Sums }) {
  const amount = (rupees: number) => formatRupeeValue(rupees);
  const some = (term: string, rupees: number) => (rupees === 0 ? [] : [{ term, detail: amount(rupees) }]);
  return (
    <Stack gap={12}>
      <DescriptionList
        items={[
          { term: 'Expected from deliveries', detail: amount(totals.expected) },
          ...some('Not received yet', totals.open),
          ...some('Short', totals.short),
          ...some('Excess', totals.excess),
          ...some('Late', totals.late),
          { term: 'Received', detail: amount(totals.received) },
          ...some('Without a parcel', totals.unmatched),
          {
            term: 'Deducted against freight',
            detail:
              totals.deducted === 0 ? (
                amount(0)
              ) : (
                <Link href={`${paths.billing('wallet-transactions')}?kinds=COD_DEDUCTION`}>
                  {amount(totals.deducted)}
                </Link>
              ),
          },
          { term: 'Net to the bank', detail: amount(totals.net), isStrong: true },
        ]}
      />
      {totals.deducted !== totals.posted && (
        <Callout tone="critical">
          {`The ledger has ${amount(totals.posted)} as deducted, and the statement ${amount(totals.deducted)}. Reconcile the remittance again.`}
        </Callout>
      )}
    </Stack>
  );
}
