import { calls } from '@khep/api';
import type { PurchaseOrder, SupplierBill } from '@khep/api';
import { useInvalidate, useMutation } from '@khep/api/hooks';
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
import { showConflict } from '../../data/showConflict.ts';
import { BillForm } from './BillForm.tsx';
import { procurementChanges } from './procurementChanges.ts';

type Difference = SupplierBill['differences'][number];

/** A bill as it is sent: without what the server compares. */
const draftOf = ({ number, date, lines }: SupplierBill) => ({ number, date, lines });

/** The supplier's bills of an order: what is too much of each, and its debit note. */
export function SupplierBills({ order }: { order: PurchaseOrder }) {
  const [isAdding, setAdding] = useState(false);
  const invalidate = useInvalidate();
  const save = useMutation(calls.procurement.saveBills, {
    quiet: true,
    invalidates: [...procurementChanges, 'finance'],
    onError: (error) => {
      if (showConflict(error)) void invalidate(...procurementChanges);
    },
  });
  const saveAll = (bills: readonly ReturnType<typeof draftOf>[]) =>
    save.send({ params: { id: order.id }, body: { bills: [...bills] } }, { ifMatch: order.version });
  async function add(bill: ReturnType<typeof draftOf>) {
    if (!(await saveAll([...order.bills.map(draftOf), bill]))) return;
    setAdding(false);
    toast.success(texts.saved(bill.number));
  }
  async function remove(bill: SupplierBill) {
    if (await saveAll(order.bills.filter((one) => one !== bill).map(draftOf)))
      toast.success(texts.removed(bill.number));
  }
  return (
    <Stack gap={12}>
      <Heading level={3}>{texts.bills}</Heading>
      <Text>{texts.billsHelp}</Text>
      {order.bills.map((bill) => (
        <Bill key={bill.number} order={order} bill={bill} onRemove={() => remove(bill)} />
      ))}
      {save.error && !isAdding && <Callout tone="critical" title={save.error.reason} isAlert />}
      {isAdding ? (
        <BillForm
          order={order}
          error={save.error}
          isPending={save.isPending}
          onCancel={() => setAdding(false)}
          onSave={(bill) => void add(bill)}
        />
      ) : (
        <Inline gap={8}>
          <Button onPress={() => setAdding(true)}>{texts.add}</Button>
        </Inline>
      )}
    </Stack>
  );
}

interface BillProps {
  order: PurchaseOrder;
  bill: SupplierBill;
  onRemove: () => Promise<void>;
}

function Bill({ order, bill, onRemove }: BillProps) {
  const { number, date, billed, claim, to_pay, note, differences } = bill;
  const [question, setQuestion] = useState<'note' | 'bill'>();
  const close = () => setQuestion(undefined);
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
  const error = issue.error ?? cancel.error;
  const request = { params: { id: order.id }, body: { number } };
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
        ]}
      />
      {note && (
        <Text tone="second">
          {isClaimed ? texts.note(note.number, formatDate(note.date)) : texts.noteCancelled(note.number)}
        </Text>
      )}
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
      {error && <Callout tone="critical" title={error.reason} isAlert />}
      <Inline gap={8}>
        {differences.length > 0 && !isClaimed && (
          <Button tone="accent" isPending={issue.isPending} onPress={() => void issue.send(request)}>
            {texts.issue}
          </Button>
        )}
        {isClaimed ? (
          <Button isPending={cancel.isPending} onPress={() => setQuestion('note')}>
            {texts.cancelNote}
          </Button>
        ) : (
          <Button variant="ghost" onPress={() => setQuestion('bill')}>
            {texts.remove}
          </Button>
        )}
      </Inline>
      {differences.length > 0 && !isClaimed && (
        <Text tone="second">{isShortOpen ? texts.stillOpen : texts.issueHelp}</Text>
      )}
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
