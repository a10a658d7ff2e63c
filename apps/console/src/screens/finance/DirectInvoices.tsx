import { calls } from '@khep/api';
import type { DirectInvoice, GstMonth } from '@khep/api';
import { useCall, useClient } from '@khep/api/hooks';
import { formatDate } from '@khep/domain/days';
import { formatRupeeValue } from '@khep/domain/money';
import { directMessages } from '@khep/domain/gst/ui';
import { Button, Card, CellLines, ConfirmDialog, Inline, StatusBadge, Table, Text } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useCallback, useMemo, useState } from 'react';
import { CallContent } from '../../data/CallContent.tsx';
import { DownloadButton } from '../../data/DownloadButton.tsx';
import { useAction } from '../../data/useAction.ts';
import { CreditDrawer } from './CreditDrawer.tsx';
import { ExportDrawer, TransferDrawer } from './issueForms.tsx';
import { ShippingBillDrawer } from './ShippingBillDrawer.tsx';

const { credit: creditTexts, lut: lutTexts } = directMessages;
const kinds: Record<DirectInvoice['kind'], string> = { export: 'Export', transfer: 'Stock transfer' };
type Open =
  | { drawer: 'export' | 'transfer' }
  | { bill: DirectInvoice }
  | { credit: DirectInvoice }
  | { cancel: DirectInvoice };

/** Invoices without an order: exports, and goods for a warehouse of another GSTIN. */
export function DirectInvoices({ month: { gstin, month } }: { month: Pick<GstMonth, 'gstin' | 'month'> }) {
  const call = useCall(calls.finance.directInvoices, { query: { gstin, month } });
  const client = useClient();
  const cancel = useAction(calls.finance.cancelDirectInvoice, { invalidates: ['finance'] });
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const paperOf = useCallback(
    (number: string) => async () => {
      const { blob, name } = await client.file(calls.finance.directInvoicePaper, { query: { number } });
      return new File([blob], name);
    },
    [client],
  );
  const columns = useMemo(
    (): TableColumn<DirectInvoice>[] => [
      {
        id: 'number',
        header: 'Invoice',
        isRowHeader: true,
        isWhole: true,
        cell: ({ number, date }) => <CellLines secondary={formatDate(date)}>{number}</CellLines>,
      },
      {
        id: 'kind',
        header: 'Kind',
        cell: ({ kind, lut_until, is_lut_late }) => (
          <CellLines
            secondary={
              lut_until === null ? '' : lutTexts[is_lut_late ? 'late' : 'until'](formatDate(lut_until))
            }
          >
            {kinds[kind]}
          </CellLines>
        ),
      },
      {
        id: 'buyer',
        header: 'Buyer',
        cell: ({ buyer_name, buyer_gstin, to }) => (
          <CellLines secondary={[buyer_gstin, to].filter(Boolean).join(' · ')}>{buyer_name}</CellLines>
        ),
      },
      {
        id: 'value',
        header: 'Value',
        align: 'end',
        cell: ({ value, notes }) => (
          <CellLines
            secondary={notes
              .map((note) => creditTexts.of(note.number, formatDate(note.date), formatRupeeValue(note.value)))
              .join(' · ')}
          >
            {formatRupeeValue(value)}
          </CellLines>
        ),
      },
      { id: 'tax', header: 'GST', align: 'end', cell: ({ tax }) => formatRupeeValue(tax) },
      {
        id: 'action',
        header: 'Action',
        cell: (invoice) =>
          invoice.is_cancelled ? (
            <StatusBadge tone="neutral">Cancelled</StatusBadge>
          ) : (
            <Inline gap={8}>
              {[invoice.number, ...invoice.notes.map(({ number }) => number)].map((number) => (
                <DownloadButton
                  key={number}
                  size="small"
                  file={paperOf(number)}
                  name={`${number}.pdf`}
                  failure={calls.finance.directInvoicePaper.errorMessage}
                >
                  {creditTexts.note(number)}
                </DownloadButton>
              ))}
              {invoice.kind === 'export' && (
                <Button size="small" onPress={() => setOpen({ bill: invoice })}>
                  {invoice.bill_number === '' ? 'Enter shipping bill' : `Bill ${invoice.bill_number}`}
                </Button>
              )}
              {invoice.credit_until !== null && (
                <Button size="small" onPress={() => setOpen({ credit: invoice })}>
                  {creditTexts.button(invoice.number)}
                </Button>
              )}
              {invoice.cancel_until !== null && (
                <Button size="small" variant="ghost" onPress={() => setOpen({ cancel: invoice })}>
                  {`Cancel ${invoice.number}`}
                </Button>
              )}
            </Inline>
          ),
      },
    ],
    [paperOf],
  );
  return (
    <Card
      title="Exports and stock transfers"
      description="Invoices without an order: to a buyer abroad, or to a warehouse of another GSTIN. They are in the returns, the e-invoices and the e-way bills."
      actions={
        <Inline gap={8}>
          <Button variant="outline" onPress={() => setOpen({ drawer: 'transfer' })}>
            Invoice stock transfer
          </Button>
          <Button variant="outline" onPress={() => setOpen({ drawer: 'export' })}>
            Invoice export
          </Button>
        </Inline>
      }
    >
      <CallContent call={call}>
        {({ data: { invoices } }) =>
          invoices.length === 0 ? (
            <Text tone="second">None in this month.</Text>
          ) : (
            <Table
              label="Invoices without an order"
              rows={invoices}
              rowKey={({ number }) => number}
              columns={columns}
              narrowLayout="stacked"
            />
          )
        }
      </CallContent>
      {open && 'drawer' in open && open.drawer === 'export' && <ExportDrawer onClose={close} />}
      {open && 'drawer' in open && open.drawer === 'transfer' && <TransferDrawer onClose={close} />}
      {open && 'bill' in open && <ShippingBillDrawer invoice={open.bill} onClose={close} />}
      {open && 'credit' in open && <CreditDrawer invoice={open.credit} onClose={close} />}
      {open && 'cancel' in open && (
        <ConfirmDialog
          isOpen
          title={`Cancel invoice ${open.cancel.number}?`}
          confirmLabel="Cancel invoice"
          cancelLabel="Keep invoice"
          tone="critical"
          onOpenChange={(isOpen) => !isOpen && close()}
          onConfirm={async () => {
            if ((await cancel.run({ body: { number: open.cancel.number } })).ok) close();
          }}
        >
          Its number stays used, and it leaves the returns of its month.
        </ConfirmDialog>
      )}
    </Card>
  );
}
