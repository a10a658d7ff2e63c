import { Callout, DescriptionList, Link, Stack } from '@khep/ui';
import { formatRupeeValue } from '../money/index.ts';
import type { CodTotals } from './statement.ts';

export interface CodSettlementProps {
  /** Rupees. `posted` is what the ledger has as deducted. */
  totals: Record<keyof CodTotals | 'posted', number>;
  /** The ledger's deductions of COD against freight. */
  deductionsHref: string;
}

/** From the COD that deliveries expect to what reaches the bank. */
export function CodSettlement({ totals, deductionsHref }: CodSettlementProps) {
  const deducted = formatRupeeValue(totals.deducted);
  const some = (term: string, rupees: number) =>
    rupees === 0 ? [] : [{ term, detail: formatRupeeValue(rupees) }];
  return (
    <Stack gap={12}>
      <DescriptionList
        items={[
          { term: 'Expected from deliveries', detail: formatRupeeValue(totals.expected) },
          ...some('Not received yet', totals.open),
          ...some('Short', totals.short),
          ...some('Excess', totals.excess),
          ...some('Late', totals.late),
          { term: 'Received', detail: formatRupeeValue(totals.received) },
          ...some('Without a parcel', totals.unmatched),
          {
            term: 'Deducted against freight',
            detail: totals.deducted === 0 ? deducted : <Link href={deductionsHref}>{deducted}</Link>,
          },
          { term: 'Net to the bank', detail: formatRupeeValue(totals.net), isStrong: true },
        ]}
      />
      {totals.deducted !== totals.posted && (
        <Callout tone="critical">
          {`The ledger has ${formatRupeeValue(totals.posted)} as deducted, and the statement ${deducted}. Reconcile the remittance again.`}
        </Callout>
      )}
    </Stack>
  );
}
