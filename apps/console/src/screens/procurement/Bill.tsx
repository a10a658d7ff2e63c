import { calls } from '@khep/api';
import type { PurchaseOrder, SupplierBill } from '@khep/api';
import { useClient, useMutation } from '@khep/api/hooks';
import { formatDate } from '@khep/domain/days';
import { formatRupeeValue } from '@khep/domain/money';
import { isPurchaseOpen } from '@khep/domain/warehouse';
import { purchaseMessages as texts } from '@khep/domain/warehouse/ui';
import {
  Button,
  Callout,
  ConfirmDialog,
  DescriptionList,
  Heading,
  Inline,
  Stack,
  Table,
  Text,
  toast,
} from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useState } from 'react';
import { DownloadButton } from '../../data/DownloadButton.tsx';
import { BillPaymentDialog } from './BillPaymentDialog.tsx';
import { SupplierEmailState } from './SupplierEmailState.tsx';
import { procurementChanges } from './procurementChanges.ts';

type Difference = SupplierBill['differences'][number];

interface BillProps {
  order: PurchaseOrder;
  bill: SupplierBill;
  onRemove: () => Promise<void>;
}

/** A bill of a supplier: what is to pay until when, what is too much of it, and its debit note. */
export function Bill({ order, bill, onRemove }: BillProps) {
  const { number, date, billed, claim, to_pay, due_on, paid, unpaid, note, differences } = bill;
  const [question, setQuestion] = useState<'note' | 'bill' | 'pay' | 'email'>();
  const close = () => setQuestion(undefined);
  const client = useClient();
  const isShortOpen = isPurchaseOpen(order.state) && differences.some(({ kind }) => kind === 'short');
  const isClaimed = note !== null && !note.is_cancelled;
  const options = { quiet: true, invalidates: [...procurementChanges, 'finance'] } as const;
  const issue = useMutation(calls.procurement.issueDebitNote, {
    ...options,
    onSuccess: ({ data }) => {
      const own = data.order.bills.find((one) => one.number === number)?.note;
      if (own) toast.success(texts.issued(own.number));
    },
  });
  const cancel = useMutation(calls.procurement.cancelDebitNote, options);
  const unpay = useMutation(calls.procurement.payBill, options);
  const email = useMutation(calls.procurement.emailDebitNote, options);
  // The note has the failure, with its time, once it is loaded again: one message, not two.
  const isFailureShown = email.error?.code === 'mail_unavailable' && note?.email?.state === 'failed';
  // A supplier without a GSTIN charges none.
  const hasGst = bill.lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0) + 0.005 < billed;
  const nameOf = ({ line_no }: Difference) =>
    order.lines.find((line) => line.line_no === line_no)?.sku_name ?? '';
  const columns: TableColumn<Difference>[] = [
    { id: 'sku', header: texts.product, isRowHeader: true, cell: nameOf },
    {
      id: 'kind',
      header: texts.difference,
      cell: ({ kind, units, unit }) => texts.kinds[kind](units, formatRupeeValue(unit)),
    },
    { id: 'amount', header: texts.amount, align: 'end', cell: ({ amount }) => formatRupeeValue(amount) },
  ];
  const errors = [issue.error, cancel.error, unpay.error, isFailureShown ? undefined : email.error];
  const request = { params: { id: order.id }, body: { number } };
  const sendEmail = (is_again: boolean) =>
    email.send({ params: { id: order.id }, body: { number, is_again } });
  return (
    <Stack gap={8}>
      <Heading level={4}>{texts.bill(number, formatDate(date))}</Heading>
      <DescriptionList
        items={[
          {
            term: texts.billed,
            detail: hasGst ? `${formatRupeeValue(billed)} ${texts.withGst}` : formatRupeeValue(billed),
          },
          { term: isClaimed ? texts.claimed : texts.toClaim, detail: formatRupeeValue(claim) },
          { term: texts.toPay, detail: formatRupeeValue(to_pay) },
          ...(paid
            ? [{ term: texts.paid, detail: texts.paidOn(formatRupeeValue(paid.amount), formatDate(paid.on)) }]
            : []),
          ...(unpaid > 0 ? [{ term: texts.due, detail: formatDate(due_on) }] : []),
        ]}
      />
      {paid && paid.amount > to_pay && <Text>{texts.overpaid(formatRupeeValue(paid.amount - to_pay))}</Text>}
      {note && (
        <Text tone="second">
          {isClaimed ? texts.note(note.number, formatDate(note.date)) : texts.noteCancelled(note.number)}
        </Text>
      )}
      {note && <SupplierEmailState email={note.email} isAlert={isFailureShown} />}
      {differences.length === 0 ? (
        <Text tone="second">{texts.none}</Text>
      ) : (
        <Table
          label={texts.differences(number)}
          columns={columns}
          rows={differences}
          rowKey={({ line_no, kind }) => `${line_no} ${kind}`}
          narrowLayout="stacked"
        />
      )}
      {errors.map(
        (error) => error && <Callout key={error.call} tone="critical" title={error.reason} isAlert />,
      )}
      <Inline gap={8}>
        {differences.length > 0 && !isClaimed && (
          <Button tone="accent" isPending={issue.isPending} onPress={() => void issue.send(request)}>
            {texts.issue}
          </Button>
        )}
        {note && (
          <DownloadButton
            file={() =>
              client.call(calls.procurement.debitNotePdf, { params: { id: order.id }, query: { number } })
            }
            name={`debit-note-${note.number.replaceAll('/', '-')}.pdf`}
            failure={calls.procurement.debitNotePdf.errorMessage}
          >
            {texts.downloadNote}
          </DownloadButton>
        )}
        {isClaimed && (
          <Button
            isPending={email.isPending}
            onPress={() =>
              note.email === null || note.email.state === 'failed'
                ? void sendEmail(false)
                : setQuestion('email')
            }
          >
            {note.email?.state === 'sent' ? texts.emailNoteAgain : texts.emailNote}
          </Button>
        )}
        {unpaid > 0 && <Button onPress={() => setQuestion('pay')}>{texts.pay}</Button>}
        {paid && (
          <Button
            variant="ghost"
            isPending={unpay.isPending}
            onPress={() => void unpay.send({ params: { id: order.id }, body: { number, paid_on: null } })}
          >
            {texts.unpay}
          </Button>
        )}
        {isClaimed && (
          <Button variant="ghost" isPending={cancel.isPending} onPress={() => setQuestion('note')}>
            {texts.cancelNote}
          </Button>
        )}
        {!isClaimed && !paid && (
          <Button variant="ghost" onPress={() => setQuestion('bill')}>
            {texts.remove}
          </Button>
        )}
      </Inline>
      {differences.length > 0 && !isClaimed && (
        <Text tone="second">{isShortOpen ? texts.stillOpen : texts.issueHelp}</Text>
      )}
      {question === 'pay' && <BillPaymentDialog order={order} bill={bill} onClose={close} />}
      <ConfirmDialog
        isOpen={question === 'email'}
        onOpenChange={close}
        title={texts.emailAgainQuestion(note?.number ?? '')}
        confirmLabel={texts.emailNoteAgain}
        onConfirm={async () => {
          await sendEmail(true);
          close();
        }}
      >
        {texts.emailAgainHelp(note?.email?.to ?? '')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question === 'note'}
        onOpenChange={close}
        title={texts.cancelQuestion(note?.number ?? '')}
        confirmLabel={texts.cancelNote}
        cancelLabel={texts.keepNote}
        tone="critical"
        onConfirm={async () => {
          await cancel.send(request);
          close();
        }}
      >
        {texts.cancelHelp}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question === 'bill'}
        onOpenChange={close}
        title={texts.removeQuestion(number)}
        confirmLabel={texts.remove}
        cancelLabel={texts.keepBill}
        tone="critical"
        onConfirm={async () => {
          await onRemove();
          close();
        }}
      >
        {texts.removeHelp}
      </ConfirmDialog>
    </Stack>
  );
}
