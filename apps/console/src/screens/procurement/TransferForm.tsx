import { calls } from '@khep/api';
import type { StockTransfer } from '@khep/api';
import { transferBases } from '@khep/domain/gst';
import { barcodesOf, isCodeOf } from '@khep/domain/warehouse';
import { transferMessages as texts } from '@khep/domain/warehouse/ui';
import { SearchField, Stack, toast } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { useSkus, useWarehouses } from '../../data/useLookups.ts';
import type { DraftForm } from '../../forms/useDraftForm.tsx';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';
import { GoodsLines } from '../../patterns/GoodsLines.tsx';
import { transferChanges } from './procurementChanges.ts';

interface TransferFormProps {
  /** Undefined for a new one. */
  transfer?: StockTransfer | undefined;
  /** Whose received units a new one sends back. */
  back?: StockTransfer | undefined;
  onSaved: (id: string) => void;
  onClose: () => void;
}

const basisOf = ({ lines }: StockTransfer) =>
  lines.some(({ unit_value }) => unit_value !== null) ? ('declared' as const) : ('price' as const);

const toValues = (transfer: StockTransfer) => ({
  from_warehouse_id: transfer.from_warehouse_id,
  to_warehouse_id: transfer.to_warehouse_id,
  basis: basisOf(transfer),
  lines: transfer.lines.map(({ sku_id, quantity, unit_value }) => ({ sku_id, quantity, unit_value })),
});

/** All that came, to where it came from, at the same value. */
const backValues = (transfer: StockTransfer) => ({
  from_warehouse_id: transfer.to_warehouse_id,
  to_warehouse_id: transfer.from_warehouse_id,
  basis: basisOf(transfer),
  lines: transfer.lines
    .filter(({ received }) => received > 0)
    .map(({ sku_id, received, unit_value }) => ({ sku_id, quantity: received, unit_value })),
});

const newValues = {
  from_warehouse_id: '',
  to_warehouse_id: '',
  basis: 'price' as const,
  lines: [{ sku_id: '', quantity: 1, unit_value: null }],
};

/** Drafts a transfer: two warehouses, and products that are scanned or chosen. */
export function TransferForm({ transfer, back, onSaved, onClose }: TransferFormProps) {
  const stale = { quiet: true, invalidates: transferChanges };
  const draft = useAction(calls.transfers.draft, stale);
  const update = useAction(calls.transfers.update, stale);
  const items = useWarehouses().rows.map(({ id, name, city }) => ({ id, label: name, description: city }));
  return (
    <FormDrawer
      title={transfer?.number ?? (back ? texts.backTitle(back.number) : texts.title)}
      description={texts.formHelp}
      submitLabel={transfer ? texts.save : texts.draft}
      onClose={onClose}
      form={{
        name: `transfer:${transfer?.id ?? (back ? `back:${back.id}` : 'new')}`,
        schema: calls.transfers.draft.body,
        initial: transfer ? toValues(transfer) : back ? backValues(back) : newValues,
        version: transfer?.version,
        toValues: (record) => toValues(record as StockTransfer),
        save: (body, options) =>
          transfer
            ? update.run({ params: { id: transfer.id }, body }, options)
            : draft.run({ body }, options),
        onSaved: ({ data }) => {
          const { id, number } = data.transfer;
          toast.success(transfer ? texts.saved(number) : texts.drafted(number));
          onSaved(id);
        },
      }}
      sections={(form) => [
        {
          fields: [
            { kind: 'select', name: 'from_warehouse_id', label: texts.from, isRequired: true, items },
            { kind: 'select', name: 'to_warehouse_id', label: texts.to, isRequired: true, items },
            {
              kind: 'radio',
              name: 'basis',
              label: texts.basis,
              description: texts.basisHelp,
              items: transferBases.map((id) => ({ id, label: texts.bases[id] })),
            },
            {
              kind: 'custom',
              labels: { lines: texts.product },
              content: (
                <Stack gap={12}>
                  <ScanProduct form={form} />
                  <GoodsLines form={form} hasValue={form.values.basis === 'declared'} />
                </Stack>
              ),
            },
          ],
        },
      ]}
    />
  );
}

interface Line {
  sku_id: string;
  quantity?: number;
}

/** Adds a unit of each scanned product; a scanner types the code and Enter. */
function ScanProduct<Values extends { lines: unknown }>({ form }: { form: DraftForm<Values> }) {
  const { rows } = useSkus();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  function add() {
    const sku = rows.find(({ sku_id, additional_info }) =>
      isCodeOf(code, { sku_id, barcodes: barcodesOf(additional_info) }),
    );
    if (!sku) {
      setProblem(texts.unknown(code));
      return;
    }
    setProblem(undefined);
    setCode('');
    const lines = ((form.values.lines ?? []) as readonly Line[]).filter(({ sku_id }) => sku_id !== '');
    const known = lines.some(({ sku_id }) => sku_id === sku.sku_id);
    const next = known
      ? lines.map((line) =>
          line.sku_id === sku.sku_id ? { ...line, quantity: (line.quantity ?? 0) + 1 } : line,
        )
      : [...lines, { sku_id: sku.sku_id, quantity: 1, unit_value: null }];
    form.set({ lines: next } as never);
  }
  return (
    <SearchField
      label={texts.scan}
      isLabelHidden={false}
      description={texts.scanHelp}
      value={code}
      onChange={setCode}
      onSubmit={add}
      errorMessage={problem}
    />
  );
}
