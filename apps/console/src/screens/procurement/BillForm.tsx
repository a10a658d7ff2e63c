import type { PurchaseOrder } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { purchaseMessages as texts } from '@khep/domain/warehouse/ui';
import { Button, DatePicker, Form, Grid, Inline, MoneyField, NumberField, TextField } from '@khep/ui';
import { useState } from 'react';

interface BillDraft {
  number: string;
  date: string;
  lines: { line_no: number; quantity: number; price: number }[];
}

interface BillFormProps {
  order: PurchaseOrder;
  error: { fields: Record<string, string>; reason: string } | undefined;
  isPending: boolean;
  onSave: (bill: BillDraft) => void;
  onCancel: () => void;
}

/** A new bill of an order: each product with what came and wasn't billed yet, at the ordered price, to be corrected. */
export function BillForm({ order, error, isPending, onSave, onCancel }: BillFormProps) {
  const [number, setNumber] = useState('');
  const [date, setDate] = useState('');
  const [lines, setLines] = useState(() =>
    order.lines.map(({ line_no, received, damaged, price }) => ({
      line_no,
      price: price as number | undefined,
      quantity: Math.max(0, received + damaged - billedUnits(order, line_no)) as number | undefined,
    })),
  );
  const [isTried, setTried] = useState(false);
  const entered = lines.flatMap(({ line_no, quantity, price }) =>
    quantity === undefined || quantity === 0 ? [] : [{ line_no, quantity, price }],
  );
  const priced = entered.flatMap(({ price, ...line }) => (price === undefined ? [] : [{ ...line, price }]));
  const unpriced = entered.filter(({ price }) => price === undefined);
  const own = `bills.${order.bills.length}.`;
  const edit = (line_no: number, part: Partial<(typeof lines)[number]>) =>
    setLines(lines.map((line) => (line.line_no === line_no ? { ...line, ...part } : line)));
  /** No message of the server is for a line that isn't sent. */
  const fieldName = (line_no: number, field: 'quantity' | 'price') =>
    `lines.${entered.findIndex((one) => one.line_no === line_no)}.${field}`;
  // Without a price the bill would say that the goods are free; it isn't sent, and what the server said before is settled.
  const isHeld = isTried && unpriced.length > 0;
  const refusal = isHeld ? undefined : error;
  const errors: Record<string, string> = Object.fromEntries(
    isHeld
      ? unpriced.map(({ line_no }) => [fieldName(line_no, 'price'), texts.enterPrice])
      : Object.entries(refusal?.fields ?? {}).map(([field, words]) => [field.replace(own, ''), words]),
  );
  function submit() {
    setTried(true);
    if (unpriced.length === 0) onSave({ number, date, lines: priced });
  }
  return (
    <Form
      errors={errors}
      problem={errors['lines'] ?? (Object.keys(errors).length === 0 ? refusal?.reason : undefined)}
      onSubmit={submit}
    >
      <Grid columns={{ base: 1, md: 2 }}>
        <TextField
          name="number"
          label={texts.number}
          isRequired
          value={number}
          onChange={(typed) => setNumber(typed ?? '')}
        />
        <DatePicker
          name="date"
          label={texts.date}
          isRequired
          value={date || null}
          onChange={(day) => setDate(day ?? '')}
        />
      </Grid>
      {order.lines.map(({ line_no, sku_id, price }) => {
        const line = lines.find((one) => one.line_no === line_no)!;
        return (
          <Grid key={line_no} columns={{ base: 1, md: 2 }}>
            <NumberField
              name={fieldName(line_no, 'quantity')}
              label={texts.billedUnits(sku_id)}
              minValue={0}
              value={line.quantity}
              onChange={(quantity) => edit(line_no, { quantity })}
            />
            <MoneyField
              name={fieldName(line_no, 'price')}
              label={texts.billedPrice(sku_id)}
              description={texts.ordered(formatRupeeValue(price))}
              value={line.price}
              onChange={(value) => edit(line_no, { price: value })}
            />
          </Grid>
        );
      })}
      <Inline gap={8}>
        <Button type="submit" tone="accent" isPending={isPending}>
          {texts.save}
        </Button>
        <Button onPress={onCancel}>{texts.cancel}</Button>
      </Inline>
    </Form>
  );
}

/** Units of a line on all bills of an order. */
export const billedUnits = ({ bills }: Pick<PurchaseOrder, 'bills'>, line_no: number): number =>
  bills
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.line_no === line_no ? sum + line.quantity : sum), 0);
