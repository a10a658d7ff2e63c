import { formatMonth, istDay } from '@khep/domain/days';
import { formatRupeeValue } from '@khep/domain/money';
import { calls } from '@khep/api';
import type { FreightInvoice } from '@khep/api';
import { useCall, useClient } from '@khep/api/hooks';
import { Grid, Page, Stack, Stat } from '@khep/ui';
import { DownloadButton } from '../../data/DownloadButton.tsx';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';
import { ListView } from '../../patterns/list/ListView.tsx';
import { paths } from '../../paths.ts';
import { useNow } from '../../data/useNow.ts';

const column = columnsFor<FreightInvoice>();

function InvoicePdf({ id, number }: FreightInvoice) {
  const client = useClient();
  return (
    <DownloadButton
      variant="ghost"
      name={`${number.replaceAll('/', '-')}.pdf`}
      failure={calls.billing.invoicePdf.errorMessage}
      file={async () => {
        const { blob, name } = await client.file(calls.billing.invoicePdf, { params: { id } });
        return new File([blob], name);
      }}
    >
      PDF
    </DownloadButton>
  );
}

const invoices = defineList({
  id: 'freight-invoices',
  label: 'Invoices',
  noun: ['invoice', 'invoices'],
  endpoint: calls.billing.invoices,
  rowLabel: (invoice) => invoice.number,
  columns: [
    column.text({
      id: 'number',
      header: 'Invoice',
      isRowHeader: true,
      card: 1,
      value: 'number',
      secondary: (invoice) => formatMonth(invoice.month),
    }),
    column.date({ id: 'issued_on', header: 'Date', shows: 'day', card: 3, value: 'issued_on' }),
    column.number({ id: 'shipments', header: 'Shipments', value: 'shipments' }),
    column.money({ id: 'taxable', header: 'Taxable value', width: 130, value: 'taxable' }),
    column.money({ id: 'gst', header: 'GST', width: 120, value: 'gst' }),
    column.money({ id: 'total', header: 'Total', width: 130, card: 2, value: 'total' }),
    column.custom({
      id: 'pdf',
      header: 'File',
      width: 110,
      card: 4,
      value: (invoice) => `${invoice.number}.pdf`,
      cell: (invoice) => <InvoicePdf {...invoice} />,
    }),
  ],
  download: 'csv',
  empty: {
    title: 'No invoices yet',
    description: 'Khep issues one at the end of each month in which the wallet paid shipping charges.',
  },
});

/** Khep's invoices for freight that the wallet paid, under what the next one will have. */
export default function Invoices() {
  const month = useCall(calls.billing.summary).data?.data.month;
  const issued = useCall(calls.billing.invoices).data?.data.invoices;
  const last = issued?.[0];
  const now = useNow();
  return (
    <Page
      title="Invoices"
      description="Khep's tax invoices for freight that your wallet paid, one a month. Couriers with your own contract send theirs, which you upload in Reconciliation."
    >
      <Stack gap={16}>
        <Grid columns={{ base: 1, md: 3 }} gap={16}>
          <Stat
            label={`Paid in ${formatMonth(istDay(new Date(now)).slice(0, 7))}, not invoiced yet`}
            value={month && formatRupeeValue(month.billed)}
            href={paths.billing('shipping-charges')}
          />
          <Stat
            label="Billed by couriers this month"
            value={month && formatRupeeValue(month.by_couriers)}
            href={paths.reconciliationUpload()}
          />
          <Stat
            label={last ? `Invoice of ${formatMonth(last.month)}` : 'Last invoice'}
            value={issued && (last ? formatRupeeValue(last.total) : 'None yet')}
            {...(last && { note: `including ${formatRupeeValue(last.gst)} GST` })}
          />
        </Grid>
        <ListView list={invoices} />
      </Stack>
    </Page>
  );
}
