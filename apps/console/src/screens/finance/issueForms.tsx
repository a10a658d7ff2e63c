import { calls } from '@khep/api';
import { listCountries, transferBases } from '@khep/domain/gst';
import { directMessages } from '@khep/domain/gst/ui';
import { toast } from '@khep/ui';
import { useAction } from '../../data/useAction.ts';
import { useWarehouses } from '../../data/useLookups.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';
import type { DraftForm } from '../../forms/useDraftForm.tsx';
import { GoodsLines } from '../../patterns/GoodsLines.tsx';

const { transfer: transferTexts, export: exportTexts, goods, from, issue, issued, to } = directMessages;

export interface DrawerProps {
  onClose: () => void;
}

const useWarehouseItems = () =>
  useWarehouses().rows.map(({ id, name, city }) => ({ id, label: name, description: city }));

/** Says which number was given. */
const closeIssued =
  (onClose: () => void) =>
  ({ data }: { data: { number: string } }) => {
    toast.success(issued(data.number));
    onClose();
  };

/** The products, of which a new invoice has one to fill in. */
const firstLine = () => ({ sku_id: '', quantity: 1 });
const goodsField = <Values extends { lines: unknown }>(form: DraftForm<Values>, hasValue: boolean) => ({
  kind: 'custom' as const,
  labels: { lines: goods.label },
  format: (lines: unknown) =>
    Array.isArray(lines)
      ? lines.map(({ sku_id, quantity }) => goods.line(quantity, sku_id)).join(', ')
      : goods.none,
  content: <GoodsLines form={form} hasValue={hasValue} />,
});

/** Goods for a warehouse of another GSTIN. */
export function TransferDrawer({ onClose }: DrawerProps) {
  const { run } = useAction(calls.finance.issueTransfer, { quiet: true, invalidates: ['finance'] });
  const items = useWarehouseItems();
  return (
    <FormDrawer
      title={transferTexts.title}
      description={transferTexts.help}
      submitLabel={issue}
      onClose={onClose}
      form={{
        name: 'gst:transfer',
        schema: calls.finance.issueTransfer.body,
        initial: {
          from_warehouse_id: '',
          to_warehouse_id: '',
          basis: 'price',
          lines: [{ ...firstLine(), unit_value: null }],
        },
        save: (body, options) => run({ body }, options),
        onSaved: closeIssued(onClose),
      }}
      sections={(form) => [
        {
          fields: [
            { kind: 'select', name: 'from_warehouse_id', label: from, isRequired: true, items },
            { kind: 'select', name: 'to_warehouse_id', label: to, isRequired: true, items },
            {
              kind: 'radio',
              name: 'basis',
              label: transferTexts.basis,
              items: transferBases.map((id) => ({ id, label: transferTexts.bases[id] })),
            },
            goodsField(form, form.values.basis === 'declared'),
          ],
        },
      ]}
    />
  );
}

const countries = listCountries()
  .filter(({ code }) => code !== 'IN')
  .map(({ code, name }) => ({ id: code, label: name, description: code }));

/** Goods for a buyer abroad. */
export function ExportDrawer({ onClose }: DrawerProps) {
  const { run } = useAction(calls.finance.issueExport, { quiet: true, invalidates: ['finance'] });
  const items = useWarehouseItems();
  return (
    <FormDrawer
      title={exportTexts.title}
      description={exportTexts.help}
      submitLabel={issue}
      onClose={onClose}
      form={{
        name: 'gst:export',
        schema: calls.finance.issueExport.body,
        initial: {
          warehouse_id: '',
          buyer_name: '',
          address: '',
          city: '',
          country: '',
          currency: '',
          is_taxed: false,
          port: '',
          port_city: '',
          port_pincode: '',
          lines: [{ ...firstLine(), unit_value: 0 }],
        },
        save: (body, options) => run({ body }, options),
        onSaved: closeIssued(onClose),
      }}
      sections={(form) => [
        {
          fields: [
            { kind: 'select', name: 'warehouse_id', label: from, isRequired: true, items },
            { kind: 'text', name: 'buyer_name', label: exportTexts.buyer, isRequired: true },
            { kind: 'text', name: 'address', label: exportTexts.address, isRequired: true },
            { kind: 'text', name: 'city', label: exportTexts.city, isRequired: true },
            {
              kind: 'combobox',
              name: 'country',
              label: exportTexts.country,
              isRequired: true,
              items: countries,
            },
            {
              kind: 'text',
              name: 'currency',
              label: exportTexts.currency,
              isRequired: true,
              placeholder: 'AED',
            },
            { kind: 'switch', name: 'is_taxed', label: exportTexts.isTaxed },
            {
              kind: 'text',
              name: 'port',
              label: exportTexts.port,
              placeholder: 'INNSA1',
              description: exportTexts.portHelp,
            },
            { kind: 'text', name: 'port_city', label: exportTexts.portCity },
            {
              kind: 'text',
              name: 'port_pincode',
              label: exportTexts.portPincode,
              inputMode: 'numeric',
              description: exportTexts.portPincodeHelp,
            },
            goodsField(form, true),
          ],
        },
      ]}
    />
  );
}
