import { formatMonth } from '@khep/domain/days';
import { calls } from '@khep/api';
import type { FreightInvoice } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import { DownloadButton } from '../../data/DownloadButton.tsx';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';
import { ListPage } from '../../patterns/list/ListPage.tsx';

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

/** Khep's invoices for freight that the wallet paid. */
export default function Invoices() {
  return <ListPage title="Invoices" list={invoices} />;
}
