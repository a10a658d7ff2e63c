import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { InvoiceSums } from '@khep/domain/reconciliation/ui';
import { LinkButton, Stack } from '@khep/ui';
import { useSearch } from 'wouter';
import { LoadError } from '../../data/AsyncContent.tsx';
import { paths } from '../../paths.ts';
import { ListView } from '../../patterns/list/ListView.tsx';
import { invoiceLineList } from './invoiceLineList.tsx';
import { causeHref, linesHref } from './lineChoice.ts';

/** Courier invoices: sums and causes over the list of their lines. */
export function InvoicesTab() {
  const search = useSearch();
  const invoice_id = new URLSearchParams(search).get('invoice_id') ?? '';
  const query: Record<string, string> = invoice_id === '' ? {} : { invoice_id };
  const sums = useCall(calls.recon.invoiceAnalytics, { query });
  const dashboard = sums.data?.data;
  const counts = dashboard && {
    '': dashboard.lines,
    ...Object.fromEntries(dashboard.statuses.map(({ id, lines }) => [id, lines])),
  };
  return (
    <Stack gap={16}>
      {sums.error && !dashboard ? (
        <LoadError error={sums.error} onRetry={() => void sums.reload()} />
      ) : (
        <InvoiceSums
          sums={dashboard}
          linesHref={(choice) => linesHref(invoice_id, choice)}
          causeHref={(cause, options) => causeHref(invoice_id, cause, options)}
        />
      )}
      <ListView
        list={invoiceLineList}
        tabCounts={counts}
        emptyAction={
          <LinkButton tone="accent" href={paths.reconciliationUpload()}>
            Upload invoice
          </LinkButton>
        }
      />
    </Stack>
  );
}
