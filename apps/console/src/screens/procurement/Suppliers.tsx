import { calls } from '@khep/api';
import type { Supplier } from '@khep/api';
import { useCall, useMutation } from '@khep/api/hooks';
import { formatNumber } from '@khep/domain/money';
import {
  Button,
  Drawer,
  EmptyState,
  Form,
  Grid,
  Inline,
  NumberField,
  Stack,
  Table,
  TextArea,
  TextField,
  toast,
} from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useState } from 'react';
import { CallContent } from '../../data/CallContent.tsx';
import { showConflict } from '../../data/showConflict.ts';
import { readPriceLines, writePriceLines } from './priceLines.ts';

const leadOf = ({ lead_history, lead_days }: Supplier): string => {
  if (lead_history.length === 0) return `${lead_days} days, as told`;
  const average = lead_history.reduce((sum, days) => sum + days, 0) / lead_history.length;
  return `${formatNumber(Math.round(average))} days in ${lead_history.length} ${lead_history.length === 1 ? 'order' : 'orders'}`;
};

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
    { id: 'lead', header: 'Lead time', cell: leadOf },
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

const changes = ['procurement.suppliers', 'procurement.toBuy'];

function SupplierDrawer({ supplier, onClose }: { supplier: Supplier | undefined; onClose: () => void }) {
  const [name, setName] = useState(supplier?.name ?? '');
  const [email, setEmail] = useState(supplier?.email ?? '');
  const [phone, setPhone] = useState(supplier?.phone ?? '');
  const [gst_number, setGstNumber] = useState(supplier?.gst_number ?? '');
  const [lead, setLead] = useState<number | undefined>(supplier?.lead_days ?? 10);
  const [review, setReview] = useState<number | undefined>(supplier?.review_days ?? 21);
  const [lines, setLines] = useState(writePriceLines(supplier?.prices ?? []));
  const [problem, setProblem] = useState<string>();
  const saved = (notice: string) => {
    toast.success(notice);
    onClose();
  };
  const add = useMutation(calls.procurement.addSupplier, {
    quiet: true,
    invalidates: changes,
    onSuccess: () => saved('Supplier added'),
  });
  const update = useMutation(calls.procurement.updateSupplier, {
    invalidates: changes,
    quiet: true,
    onSuccess: () => saved('Supplier saved'),
    onError: (error) => {
      if (showConflict(error)) onClose();
    },
  });
  const { error, isPending } = supplier ? update : add;
  const fields = error?.fields ?? {};
  // Each line is a product; the field shows the first that is wrong.
  const priceProblem = Object.entries(fields).find(([field]) => field.startsWith('prices'))?.[1];
  function submit() {
    const { prices, problem: unread } = readPriceLines(lines);
    setProblem(unread);
    if (unread !== undefined) return;
    const body = {
      name,
      email,
      phone,
      gst_number,
      // Asked for by the server where it is missing.
      lead_days: lead ?? Number.NaN,
      review_days: review ?? Number.NaN,
      prices,
    };
    void (supplier
      ? update.send({ params: { id: supplier.id }, body }, { ifMatch: supplier.version })
      : add.send({ body }));
  }
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={supplier ? `Edit ${supplier.name}` : 'Add supplier'}
    >
      <Form
        errors={fields}
        problem={error && Object.keys(fields).length === 0 ? error.detail || error.message : undefined}
        onSubmit={submit}
      >
        <TextField name="name" label="Name" value={name} onChange={setName} isRequired autoFocus />
        <Grid columns={{ base: 1, md: 2 }}>
          <TextField name="email" label="Email" value={email} onChange={setEmail} />
          <TextField name="phone" label="Phone" value={phone} onChange={setPhone} />
          <TextField name="gst_number" label="GSTIN" value={gst_number} onChange={setGstNumber} />
          <NumberField
            name="lead_days"
            label="Days from order to receipt"
            value={lead}
            onChange={setLead}
            minValue={0}
          />
          <NumberField
            name="review_days"
            label="Days between two orders"
            value={review}
            onChange={setReview}
            minValue={1}
          />
        </Grid>
        <TextArea
          label="Products"
          description="A product a line: its SKU and the price of one before GST."
          placeholder="TP-S-01 410"
          value={lines}
          onChange={setLines}
          errorMessage={problem ?? priceProblem}
          minRows={5}
        />
        <Inline gap={8}>
          <Button type="submit" tone="accent" isPending={isPending}>
            Save supplier
          </Button>
        </Inline>
      </Form>
    </Drawer>
  );
}
