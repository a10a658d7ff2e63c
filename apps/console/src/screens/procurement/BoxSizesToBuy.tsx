import { calls } from '@khep/api';
import type { BoxSizes } from '@khep/api';
import { useCall, useInvalidate, useJob, useMutation } from '@khep/api/hooks';
import { formatDateTime } from '@khep/domain/days';
import { isOpenJob } from '@khep/domain/jobs';
import { formatNumber, formatRupeeValue } from '@khep/domain/money';
import { formatDimensions } from '@khep/domain/packing';
import {
  Button,
  Callout,
  Card,
  EmptyState,
  Form,
  Grid,
  Inline,
  NumberField,
  ProgressBar,
  Stack,
  Stat,
  Table,
  Text,
  VisuallyHidden,
} from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useEffect, useState } from 'react';
import { CallContent } from '../../data/CallContent.tsx';

type Plan = NonNullable<BoxSizes['plan']>;
type Size = Plan['sizes'][number];

const rupees = (value: number): string => formatRupeeValue(value, { decimals: 'never' });
const sidesOf = ({ length, width, height }: Size): string => formatDimensions(length, width, height);

/** The box sizes that make the last orders cheapest, each with what it saves, how many to order, and a click to add it. */
export function BoxSizesToBuy() {
  const call = useCall(calls.procurement.boxSizes);
  return (
    <CallContent call={call}>
      {({ data }) => (
        <Stack gap={16}>
          <Search runningJob={data.job_id} />
          {data.plan ? (
            <PlanCards plan={data.plan} />
          ) : (
            <EmptyState
              title="No sizes compared yet"
              description="Khep packs the orders of the last 90 days into other sizes and rates them by your rate cards."
            />
          )}
        </Stack>
      )}
    </CallContent>
  );
}

function Search({ runningJob }: { runningJob: string | null }) {
  const [most, setMost] = useState<number | undefined>(3);
  const invalidate = useInvalidate();
  const find = useMutation(calls.procurement.findBoxSizes, {
    quiet: true,
    invalidates: ['procurement.boxSizes', 'jobs'],
  });
  const cancel = useMutation(calls.jobs.cancel, { invalidates: ['procurement.boxSizes', 'jobs'] });
  const job = useJob(runningJob ?? undefined);
  const hasEnded = job !== undefined && !isOpenJob(job);
  useEffect(() => {
    if (hasEnded) void invalidate('procurement.boxSizes');
  }, [hasEnded, invalidate]);
  const failure = find.error && Object.keys(find.error.fields).length === 0 ? find.error.reason : undefined;
  if (runningJob !== null)
    return (
      <Card title="Comparing sizes">
        <Stack gap={12}>
          <ProgressBar
            label="Packing the orders of 90 days"
            {...(job && job.total !== null && job.done > 0 && { value: job.done, max: job.total })}
          />
          <Inline gap={8}>
            <Button
              isPending={cancel.isPending}
              onPress={() => void cancel.send({ params: { id: runningJob } })}
            >
              Cancel comparison
            </Button>
          </Inline>
        </Stack>
      </Card>
    );
  return (
    <Card
      title="Which boxes to buy"
      description="Orders of the last 90 days, packed as Khep packs them, with your rate cards of today."
    >
      <Form
        errors={find.error?.fields ?? {}}
        problem={failure}
        onSubmit={() => void find.send({ body: { most: most ?? 0 } })}
      >
        <Grid columns={{ base: 1, md: 3 }}>
          <NumberField
            name="most"
            label="New sizes at most"
            value={most}
            onChange={setMost}
            minValue={1}
            maxValue={12}
          />
        </Grid>
        <Inline gap={8}>
          <Button type="submit" tone="accent" isPending={find.isPending}>
            Compare sizes
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}

function PlanCards({ plan }: { plan: Plan }) {
  const { sizes, unused, days, left_out } = plan;
  return (
    <Stack gap={16}>
      <Grid columns={{ base: 2, lg: 4 }}>
        <Stat label="Boxes and freight a month" value={rupees(plan.before)} />
        <Stat label="With the new sizes" value={rupees(plan.after)} />
        <Stat label="Saved a month" value={rupees(plan.before - plan.after)} />
        <Stat label="Orders compared" value={formatNumber(plan.orders)} />
      </Grid>
      <Card title="Sizes to buy" description={`Compared on ${formatDateTime(plan.made_at)}`}>
        <Stack gap={12}>
          {sizes.length === 0 ? (
            <Text>No other size would save anything: your boxes fit these orders.</Text>
          ) : (
            <SizeTable sizes={sizes} />
          )}
          <Text tone="second" size="secondary">
            Freight is without GST and RTO. Price and weight of a new box are estimated from your box that is
            nearest in size.
            {sizes.some(({ box_cost }) => box_cost === 0) &&
              ' Boxes without a price count as free: enter prices in SKUs & boxes and compare again.'}
          </Text>
        </Stack>
      </Card>
      {days < 30 && (
        <Callout
          tone="caution"
          title={`Figures of a month are scaled from ${days} ${days === 1 ? 'day' : 'days'} of orders`}
        >
          Compare again when you have shipped for longer.
        </Callout>
      )}
      {left_out > 0 && (
        <Callout
          title={`${formatNumber(left_out)} ${left_out === 1 ? 'order isn’t' : 'orders aren’t'} counted`}
        >
          Their products have no size, fit none of your boxes, or their courier has no price for them.
        </Callout>
      )}
      {unused.length > 0 && (
        <Callout title={`No order would go in ${unused.join(', ')}`}>
          These orders don’t need {unused.length === 1 ? 'it' : 'them'}.
        </Callout>
      )}
    </Stack>
  );
}

function SizeTable({ sizes }: { sizes: readonly Size[] }) {
  const columns: TableColumn<Size>[] = [
    { id: 'size', header: 'Inside', isRowHeader: true, cell: sidesOf },
    { id: 'parcels', header: 'Parcels a month', align: 'end', cell: ({ parcels }) => formatNumber(parcels) },
    {
      id: 'order',
      header: 'Order for a month',
      align: 'end',
      cell: ({ to_order }) => formatNumber(to_order),
    },
    {
      id: 'cost',
      header: 'Box, estimated',
      align: 'end',
      cell: ({ box_cost }) => (box_cost === 0 ? '–' : formatRupeeValue(box_cost)),
    },
    {
      id: 'saves',
      header: 'Saves a month',
      align: 'end',
      cell: ({ saves }) => rupees(saves),
      foot: rupees(sizes.reduce((sum, { saves }) => sum + saves, 0)),
    },
    { id: 'add', header: 'Your boxes', cell: (size) => <AddSize size={size} /> },
  ];
  return (
    <Table label="New sizes" columns={columns} rows={[...sizes]} rowKey={sidesOf} narrowLayout="stacked" />
  );
}

/** Adds a size to the boxes of the brand, so that the packer uses it from then on. */
function AddSize({ size }: { size: Size }) {
  const add = useMutation(calls.box.add, { invalidates: ['box', 'procurement.boxSizes'] });
  if (size.box_name !== null) return <Text>{size.box_name}</Text>;
  const { length, width, height, outer_length, outer_width, outer_height } = size;
  const { weight_capacity, empty_weight, box_cost } = size;
  const isThin = outer_length === length && outer_width === width && outer_height === height;
  const outside = isThin ? { outer_length: null, outer_width: null, outer_height: null } : undefined;
  return (
    <Button
      isPending={add.isPending}
      onPress={() =>
        void add.send({
          body: {
            name: sidesOf(size),
            package_id: `BOX-${length}-${width}-${height}`,
            length,
            width,
            height,
            weight_capacity,
            empty_weight,
            box_cost,
            box_color: '',
            ...(outside ?? { outer_length, outer_width, outer_height }),
          },
        })
      }
    >
      Add box<VisuallyHidden> {sidesOf(size)}</VisuallyHidden>
    </Button>
  );
}
