import { calls } from '@khep/api';
import type { Supplier } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatNumber } from '@khep/domain/money';
import { Button, EmptyState, Inline, Stack, Table, Text, toast } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useState } from 'react';
import { CallContent } from '../../data/CallContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';
import { supplierSchema, toSupplierDraft, toSupplierValues, withLineErrors } from './supplierForm.ts';

const leadOf = ({ lead_history, lead_days }: Supplier): string => {
  if (lead_history.length === 0) return `${lead_days} days, as entered`;
  const average = lead_history.reduce((sum, days) => sum + days, 0) / lead_history.length;
  return `${formatNumber(Math.round(average))} days in ${lead_history.length} ${lead_history.length === 1 ? 'order' : 'orders'}`;
};

/** The lead time, and below it the days of each delivery that it is measured by. */
function LeadTime({ supplier }: { supplier: Supplier }) {
  const { lead_history } = supplier;
  return (
    <Stack gap={2}>
      <Text>{leadOf(supplier)}</Text>
      {lead_history.length > 1 && (
        <Text size="secondary" tone="second">
          {`${lead_history.map((days) => formatNumber(days)).join(', ')}: the latest last`}
        </Text>
      )}
    </Stack>
  );
}

/** Who sells what at which price, and how long their deliveries take. */
export function Suppliers() {
  const call = useCall(calls.procurement.suppliers);
  const [edited, setEdited] = useState<Supplier | 'new'>();
  const columns: TableColumn<Supplier>[] = [
    { id: 'name', header: 'Supplier', isRowHeader: true, cell: ({ name }) => name },
    {
      id: 'products',
      header: 'Products',
      align: 'end',
      cell: ({ prices }) => formatNumber(prices.length),
    },
    { id: 'lead', header: 'Lead time', cell: (supplier) => <LeadTime supplier={supplier} /> },
    {
      id: 'open',
      header: 'Open orders',
      align: 'end',
      cell: ({ open_orders }) => formatNumber(open_orders),
    },
    {
      id: 'edit',
      header: '',
      align: 'end',
      cell: (supplier) => (
        <Button size="small" onPress={() => setEdited(supplier)}>
          Edit {supplier.name}
        </Button>
      ),
    },
  ];
  return (
    <Stack gap={16}>
      <Inline gap={8}>
        <Button tone="accent" onPress={() => setEdited('new')}>
          Add supplier
        </Button>
      </Inline>
      <CallContent call={call}>
        {({ data }) =>
          data.suppliers.length === 0 ? (
            <EmptyState
              title="No suppliers yet"
              description="Add who you buy from, with their products and prices."
            />
          ) : (
            <Table
              label="Suppliers"
              columns={columns}
              rows={data.suppliers}
              rowKey={({ id }) => id}
              narrowLayout="stacked"
            />
          )
        }
      </CallContent>
      {edited !== undefined && (
        <SupplierDrawer
          supplier={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Stack>
  );
}

const stale = {
  quiet: true,
  invalidates: ['procurement.suppliers', 'procurement.toBuy', 'finance.cash'],
};

function SupplierDrawer({ supplier, onClose }: { supplier: Supplier | undefined; onClose: () => void }) {
  const add = useAction(calls.procurement.addSupplier, stale);
  const update = useAction(calls.procurement.updateSupplier, stale);
  return (
    <FormDrawer
      title={supplier ? `Edit ${supplier.name}` : 'Add supplier'}
      submitLabel="Save supplier"
      onClose={onClose}
      form={{
        name: `supplier:${supplier?.id ?? 'new'}`,
        schema: supplierSchema,
        initial: toSupplierValues(supplier),
        version: supplier?.version,
        toValues: (record) => toSupplierValues(record as Supplier),
        save: async (values, options) => {
          const body = toSupplierDraft(values);
          return withLineErrors(
            supplier
              ? await update.run({ params: { id: supplier.id }, body }, options)
              : await add.run({ body }, options),
          );
        },
        onSaved: () => {
          toast.success(supplier ? 'Supplier saved' : 'Supplier added');
          onClose();
        },
      }}
      sections={() => [
        {
          fields: [
            { kind: 'text', name: 'name', label: 'Name', isRequired: true, autoFocus: true },
            { kind: 'text', name: 'email', label: 'Email', type: 'email' },
            { kind: 'phone', name: 'phone', label: 'Phone' },
            { kind: 'text', name: 'gst_number', label: 'GSTIN' },
            {
              kind: 'text',
              name: 'address',
              label: 'Address',
              description: 'Printed on purchase orders and debit notes',
            },
            { kind: 'number', name: 'lead_days', label: 'Days from order to receipt', minValue: 0 },
            { kind: 'number', name: 'review_days', label: 'Days between two orders', minValue: 1 },
            {
              kind: 'number',
              name: 'payment_days',
              label: 'Days to pay',
              description:
                'After the date of a bill. Micro and small enterprises are paid within 45 days of acceptance, or 15 without a written agreement.',
              minValue: 0,
            },
            {
              kind: 'text',
              name: 'lines',
              label: 'Products',
              description: 'A product a line: its SKU and the price of one before GST.',
              placeholder: 'TP-S-01 410',
              isMultiline: true,
            },
          ],
        },
      ]}
    />
  );
}
