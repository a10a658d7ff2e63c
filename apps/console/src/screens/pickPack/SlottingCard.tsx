import { calls } from '@khep/api';
import type { Slotting } from '@khep/api';
import { useCall, useMutation } from '@khep/api/hooks';
import { formatNumber } from '@khep/domain/money';
import { paybackDays } from '@khep/domain/warehouse';
import { Button, Callout, Card, Inline, Stack, Table, Text, VisuallyHidden, toast } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useState } from 'react';
import { CallContent } from '../../data/CallContent.tsx';

type Move = Slotting['moves'][number];

const minutes = (value: number): string => `${formatNumber(Math.round(value * 10) / 10)} min`;
const sum = (moves: readonly Move[], of: (move: Move) => number): number =>
  moves.reduce((total, move) => total + of(move), 0);

/** The few moves of goods between bins that pay back: each is recorded as done with one press. */
export function SlottingCard({
  warehouse_id,
  changes,
}: {
  warehouse_id: string;
  changes: readonly string[];
}) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Card
      title="Goods to move"
      description={`Moves that shorten the walks of the last weeks and pay back their work within ${paybackDays} days.`}
    >
      {isAsked ? (
        <Moves warehouse_id={warehouse_id} changes={changes} />
      ) : (
        <Inline gap={8}>
          <Button onPress={() => setAsked(true)}>Find moves</Button>
        </Inline>
      )}
    </Card>
  );
}

function Moves({ warehouse_id, changes }: { warehouse_id: string; changes: readonly string[] }) {
  const call = useCall(calls.pickPack.slotting, { params: { id: warehouse_id } });
  return (
    <CallContent call={call}>
      {({ data }) => {
        if (!data.has_layout) return <Text>Save the layout first: walks are measured by it.</Text>;
        if (data.walks === 0)
          return <Text>No walks yet. They are counted once boxes were picked or shipped from here.</Text>;
        const { moves, walked_minutes_a_day } = data;
        return (
          <Stack gap={12}>
            <Text>
              {moves.length === 0
                ? `Pickers walk ${minutes(walked_minutes_a_day)} a day. No move would pay back.`
                : `${minutes(sum(moves, (move) => move.work_minutes))} of work saves ${minutes(sum(moves, (move) => move.saved_minutes_a_day))} of ${minutes(walked_minutes_a_day)} walked a day.`}
            </Text>
            {moves.length > 0 && <MoveTable moves={moves} warehouse_id={warehouse_id} changes={changes} />}
            <Text tone="second" size="secondary">
              {data.basis === 'waves'
                ? `From ${formatNumber(data.walks)} waves of the last four weeks, at 1 m a second.`
                : `There are few waves yet: from the orders of the last four weeks in ${formatNumber(data.walks)} carts of eight, at 1 m a second.`}
            </Text>
          </Stack>
        );
      }}
    </CallContent>
  );
}

interface MoveTableProps {
  moves: readonly Move[];
  warehouse_id: string;
  changes: readonly string[];
}

function MoveTable({ moves, warehouse_id, changes }: MoveTableProps) {
  const [pressed, setPressed] = useState('');
  const move = useMutation(calls.pickPack.moveGoods, {
    quiet: true,
    invalidates: [...changes],
    onSuccess: (_, { body }) => toast.success(`${body.units} × ${body.sku_id} moved to ${body.to}`),
  });
  const columns: TableColumn<Move>[] = [
    {
      id: 'sku',
      header: 'SKU',
      isRowHeader: true,
      cell: ({ sku_id, sku_name }) => `${sku_name}, ${sku_id}`,
    },
    { id: 'units', header: 'Units', align: 'end', cell: ({ units }) => formatNumber(units) },
    { id: 'from', header: 'From', cell: ({ from }) => from },
    { id: 'to', header: 'To', cell: ({ to }) => to },
    {
      id: 'back',
      header: 'Goes back',
      cell: ({ swap }) => (swap ? `${formatNumber(swap.units)} × ${swap.sku_id}` : '–'),
    },
    {
      id: 'saved',
      header: 'Saves a day',
      align: 'end',
      cell: ({ saved_minutes_a_day }) => minutes(saved_minutes_a_day),
    },
    { id: 'work', header: 'Work', align: 'end', cell: ({ work_minutes }) => minutes(work_minutes) },
    {
      id: 'done',
      header: 'Done',
      cell: ({ sku_id, units, from, to, swap }) => (
        <Button
          isPending={move.isPending && pressed === `${from} ${sku_id}`}
          isDisabled={move.isPending && pressed !== `${from} ${sku_id}`}
          onPress={() => {
            setPressed(`${from} ${sku_id}`);
            void move.send({ params: { id: warehouse_id }, body: { sku_id, units, from, to, swap } });
          }}
        >
          Moved<VisuallyHidden>{` ${sku_id} to ${to}`}</VisuallyHidden>
        </Button>
      ),
    },
  ];
  return (
    <Stack gap={12}>
      {move.error && (
        <Callout tone="critical" title={Object.values(move.error.fields)[0] ?? move.error.reason} isAlert />
      )}
      <Table
        label="Moves between bins"
        columns={columns}
        rows={[...moves]}
        rowKey={({ from, sku_id }) => `${from} ${sku_id}`}
        narrowLayout="stacked"
      />
    </Stack>
  );
}
