import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { LinkButton, Stack } from '@khep/ui';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { paths } from '../../paths.ts';
import { ListView } from '../../patterns/list/ListView.tsx';
import { CommonCauses } from './CommonCauses.tsx';
import { InvoiceSums } from './InvoiceSums.tsx';
import { invoiceLineList } from './invoiceLineList.tsx';
import { linesHref } from './lineChoice.ts';
import type { LineChoice } from './lineChoice.ts';
import { LineDrawer } from './LineDrawer.tsx';

/** Courier invoices: sums and causes over the list of their lines. */
export function InvoicesTab() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const [openId, setOpenId] = useState<string>();
  const invoice_id = new URLSearchParams(search).get('invoice_id') ?? '';
  const query: Record<string, string> = invoice_id === '' ? {} : { invoice_id };
  const sums = useCall(calls.recon.invoiceAnalytics, { query });
  const dashboard = sums.data?.data;
  const counts = dashboard && {
    '': dashboard.lines,
    ...Object.fromEntries(dashboard.statuses.map(({ id, lines }) => [id, lines])),
  };

  /** Every number opens its lines. */
  const choose = (choice: LineChoice) => navigate(`~${linesHref(invoice_id, choice)}`);
  return (
    <Stack gap={16}>
      <InvoiceSums
        sums={dashboard}
        invoiceId={invoice_id}
        error={sums.error}
        onRetry={() => void sums.reload()}
      />
      {dashboard && dashboard.causes.length > 0 && (
        <CommonCauses causes={dashboard.causes} invoiceId={invoice_id} />
      )}
      <ListView
        list={invoiceLineList}
        tabCounts={counts}
        onRowAction={({ id, invoice_id: file, order_id }) =>
          // A parcel that no invoice has opens as its order.
          file === '' ? navigate(`~${paths.orderDetails(order_id ?? '')}`) : setOpenId(id)
        }
        emptyAction={
          <LinkButton tone="accent" href={paths.reconciliationUpload()}>
            Upload invoice
          </LinkButton>
        }
      />
      {openId !== undefined && (
        <LineDrawer
          id={openId}
          onClose={() => setOpenId(undefined)}
          onCause={(cause) => {
            setOpenId(undefined);
            choose({ cause });
          }}
        />
      )}
    </Stack>
  );
}
