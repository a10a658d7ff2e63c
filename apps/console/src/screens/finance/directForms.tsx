import { calls } from '@khep/api';
import { CallError } from '@khep/api/client';
import type { DirectInvoice, GstMonth } from '@khep/api';
import { transportModes } from '@khep/domain/gst';
import type { TransferBasis } from '@khep/domain/gst';
import { toast } from '@khep/ui';
import { useClient } from '@khep/api/hooks';
import { downloadFile } from '../../data/downloadFile.ts';
import { useAction } from '../../data/useAction.ts';
import { useWarehouses } from '../../data/useLookups.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';
import { GoodsLines } from './GoodsLines.tsx';

const stale = { quiet: true, invalidates: ['finance'] };

const bases: Record<TransferBasis, string> = {
  price: '90% of the price to buyers, before GST',
  declared: 'A value of your own, where the other GSTIN has full credit',
};

const linesLabel = { lines: 'Products' };
const formatLines = (lines: unknown) =>
  Array.isArray(lines) ? lines.map(({ sku_id, quantity }) => `${quantity} × ${sku_id}`).join(', ') : 'None';

const useWarehouseItems = () =>
  useWarehouses().rows.map(({ id, name, city }) => ({
    id,
    label: name,
    description: city,
  }));

interface DrawerProps {
  onClose: () => void;
}

/** Goods for a warehouse of another GSTIN. */
export function TransferDrawer({ onClose }: DrawerProps) {
  const { run } = useAction(calls.finance.issueTransfer, stale);
  const warehouses = useWarehouseItems();
  return (
    <FormDrawer
      title="Invoice a stock transfer"
      description="Goods sent to a warehouse of another GSTIN are a supply, with GST. The invoice has the date of today and counts in GSTR-1; stock isn't moved."
      submitLabel="Issue invoice"
      onClose={onClose}
      form={{
        name: 'gst:transfer',
        schema: calls.finance.issueTransfer.body,
        initial: {
          from_warehouse_id: '',
          to_warehouse_id: '',
          basis: 'price',
          lines: [{ sku_id: '', quantity: 1, unit_value: null }],
        },
        save: (body, options) => run({ body }, options),
        onSaved: ({ data }) => {
          toast.success(`Invoice ${data.number} issued`);
          onClose();
        },
      }}
      sections={(form) => [
        {
          fields: [
            {
              kind: 'select',
              name: 'from_warehouse_id',
              label: 'From',
              isRequired: true,
              items: warehouses,
            },
            { kind: 'select', name: 'to_warehouse_id', label: 'To', isRequired: true, items: warehouses },
            {
              kind: 'radio',
              name: 'basis',
              label: 'Value of the goods',
              items: Object.entries(bases).map(([id, label]) => ({ id, label })),
            },
            {
              kind: 'custom',
              labels: linesLabel,
              format: formatLines,
              content: <GoodsLines form={form} hasValue={form.values.basis === 'declared'} />,
            },
          ],
        },
      ]}
    />
  );
}

/** Goods for a buyer abroad. */
export function ExportDrawer({ onClose }: DrawerProps) {
  const { run } = useAction(calls.finance.issueExport, stale);
  const warehouses = useWarehouseItems();
  return (
    <FormDrawer
      title="Invoice an export"
      description="In rupees, with the date of today. It counts in table 6A of GSTR-1; stock isn't moved."
      submitLabel="Issue invoice"
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
          lines: [],
        },
        save: (body, options) => run({ body }, options),
        onSaved: ({ data }) => {
          toast.success(`Invoice ${data.number} issued`);
          onClose();
        },
      }}
      sections={(form) => [
        {
          fields: [
            { kind: 'select', name: 'warehouse_id', label: 'From', isRequired: true, items: warehouses },
            { kind: 'text', name: 'buyer_name', label: 'Buyer', isRequired: true },
            { kind: 'text', name: 'address', label: 'Address', isRequired: true },
            { kind: 'text', name: 'city', label: 'City', isRequired: true },
            { kind: 'text', name: 'country', label: 'Country', isRequired: true, placeholder: 'AE' },
            {
              kind: 'text',
              name: 'currency',
              label: 'Currency of the sale',
              isRequired: true,
              placeholder: 'AED',
            },
            {
              kind: 'switch',
              name: 'is_taxed',
              label: 'With payment of IGST; without it, under a bond or letter of undertaking (LUT)',
            },
            {
              kind: 'text',
              name: 'port',
              label: 'Code of the port',
              placeholder: 'INNSA1',
              description: 'The shipping bill can be entered later',
            },
            { kind: 'text', name: 'port_city', label: 'City of the port' },
            {
              kind: 'text',
              name: 'port_pincode',
              label: 'PIN code of the port',
              inputMode: 'numeric',
              description: 'For the e-way bill',
            },
            {
              kind: 'custom',
              labels: linesLabel,
              format: formatLines,
              content: <GoodsLines form={form} hasValue />,
            },
          ],
        },
      ]}
    />
  );
}

/** The shipping bill of an export. */
export function ShippingBillDrawer({
  invoice: { number, bill_number, bill_date, port },
  onClose,
}: DrawerProps & { invoice: DirectInvoice }) {
  const { run } = useAction(calls.finance.saveShippingBill, stale);
  return (
    <FormDrawer
      title={`Shipping bill of ${number}`}
      submitLabel="Save shipping bill"
      onClose={onClose}
      form={{
        name: `gst:shipping-bill:${number}`,
        schema: calls.finance.saveShippingBill.body,
        initial: { number, bill_number, bill_date, port },
        save: (body, options) => run({ body }, options),
        onSaved: () => {
          toast.success('Shipping bill saved');
          onClose();
        },
      }}
      sections={() => [
        {
          fields: [
            { kind: 'text', name: 'bill_number', label: 'Number', autoFocus: true },
            { kind: 'text', name: 'bill_date', label: 'Day', placeholder: 'YYYY-MM-DD' },
            { kind: 'text', name: 'port', label: 'Code of the port', placeholder: 'INNSA1' },
          ],
        },
      ]}
    />
  );
}

/** Downloads the e-way bill of one invoice, or of all of a month that have none. */
export function EwayBillDrawer({
  month: { gstin, month },
  of,
  onClose,
}: DrawerProps & {
  month: Pick<GstMonth, 'gstin' | 'month'>;
  of?: { order_id: string; number: string } | undefined;
}) {
  const client = useClient();
  const initial = {
    gstin,
    month,
    ...of,
    mode: '1' as const,
    distance_km: 0,
    transporter_id: '',
    vehicle: '',
    document_number: '',
    document_date: '',
  };
  return (
    <FormDrawer
      title={of ? `E-way bill of ${of.number}` : 'E-way bills of the month'}
      description="A JSON file for Bulk Generate on the e-way bill portal, which gives the numbers. Khep sends nothing."
      submitLabel="Download JSON"
      onClose={onClose}
      form={{
        name: `gst:eway:${of?.number ?? month}`,
        schema: calls.finance.ewayBillFile.query,
        initial,
        save: async (query) => {
          try {
            const { blob, name } = await client.file(calls.finance.ewayBillFile, { query });
            await downloadFile(Promise.resolve(new File([blob], name)), name);
            return { ok: true, answer: name };
          } catch (error) {
            // The form says what is missing.
            if (!(error instanceof CallError)) throw error;
            return { ok: false, message: error.reason, fields: error.fields, error };
          }
        },
        onSaved: (name) => {
          toast.success(`${name} downloaded`);
          onClose();
        },
      }}
      sections={() => [
        {
          fields: [
            {
              kind: 'select',
              name: 'mode',
              label: 'Transport',
              items: Object.entries(transportModes).map(([id, label]) => ({ id, label })),
            },
            {
              kind: 'text',
              name: 'transporter_id',
              label: 'Transporter',
              description: 'GSTIN or TRANSIN of the courier, which enters the vehicle on the portal',
            },
            {
              kind: 'text',
              name: 'vehicle',
              label: 'Vehicle',
              placeholder: 'MH12AB1234',
              description: 'For your own vehicle',
            },
            {
              kind: 'number',
              name: 'distance_km',
              label: 'Distance',
              unit: 'km',
              description: '0: the portal computes it from the PIN codes',
            },
            {
              kind: 'text',
              name: 'document_number',
              label: 'Transport document',
              description: 'AWB, railway receipt or bill of lading; not needed by road',
            },
            { kind: 'text', name: 'document_date', label: 'Its day', placeholder: 'YYYY-MM-DD' },
          ],
        },
      ]}
    />
  );
}
