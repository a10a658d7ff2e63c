import { calls } from '@khep/api';
import type { Slotting } from '@khep/api';
import { useCall, useMutation } from '@khep/api/hooks';
import { formatNumber } from '@khep/domain/money';
import { paybackDays } from '@khep/domain/warehouse';
import { binsMessages, binsMessagesHindi } from '@khep/domain/warehouse/ui';
import { Button, Callout, Card, Inline, Stack, Table, Text, toast } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useState } from 'react';
import { CallContent } from '../../data/CallContent.tsx';
import { usePickLanguage } from './usePickLanguage.ts';
import { useProblem } from './useProblem.ts';

type Move = Slotting['moves'][number];

const languages = {
  en: { ...binsMessages.slotting, sku: binsMessages.bins.sku, unitsOf: binsMessages.bins.units },
  hi: {
    ...binsMessagesHindi.slotting,
    sku: binsMessagesHindi.bins.sku,
    unitsOf: binsMessagesHindi.bins.units,
  },
};

function useWords() {
  const [language] = usePickLanguage();
  const words = languages[language];
  return {
    ...words,
    inMinutes: (value: number): string => words.minutes(formatNumber(Math.round(value * 10) / 10)),
  };
}

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
  const words = useWords();
  const [isAsked, setAsked] = useState(false);
  return (
    <Card title={words.title} description={words.help(paybackDays)}>
      {isAsked ? (
        <Moves warehouse_id={warehouse_id} changes={changes} />
      ) : (
        <Inline gap={8}>
          <Button onPress={() => setAsked(true)}>{words.find}</Button>
        </Inline>
      )}
    </Card>
  );
}

function Moves({ warehouse_id, changes }: { warehouse_id: string; changes: readonly string[] }) {
  const words = useWords();
  const { inMinutes } = words;
  const call = useCall(calls.pickPack.slotting, { params: { id: warehouse_id } });
  return (
    <CallContent call={call}>
      {({ data }) => {
        if (!data.has_layout) return <Text>{words.noLayout}</Text>;
        if (data.walks === 0) return <Text>{words.noWalks}</Text>;
        const { moves, walked_minutes_a_day } = data;
        return (
          <Stack gap={12}>
            <Text>
              {moves.length === 0
                ? words.none(inMinutes(walked_minutes_a_day))
                : words.saves(
                    inMinutes(sum(moves, (move) => move.work_minutes)),
                    inMinutes(sum(moves, (move) => move.saved_minutes_a_day)),
                    inMinutes(walked_minutes_a_day),
                  )}
            </Text>
            {moves.length > 0 && <MoveTable moves={moves} warehouse_id={warehouse_id} changes={changes} />}
            <Text tone="second" size="secondary">
              {data.basis === 'waves'
                ? words.fromWaves(formatNumber(data.walks))
                : words.fromOrders(formatNumber(data.walks))}
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
  const words = useWords();
  const said = useProblem();
  const [pressed, setPressed] = useState('');
  const move = useMutation(calls.pickPack.moveGoods, {
    quiet: true,
    invalidates: [...changes],
    onSuccess: (_, { body }) => toast.success(words.recorded(body.units, body.sku_id, body.to)),
  });
  const columns: TableColumn<Move>[] = [
    {
      id: 'sku',
      header: words.sku,
      isRowHeader: true,
      cell: ({ sku_id, sku_name }) => `${sku_name}, ${sku_id}`,
    },
    { id: 'units', header: words.unitsOf, align: 'end', cell: ({ units }) => formatNumber(units) },
    { id: 'from', header: words.from, cell: ({ from }) => from },
    { id: 'to', header: words.to, cell: ({ to }) => to },
    {
      id: 'back',
      header: words.back,
      cell: ({ swap }) => (swap ? `${formatNumber(swap.units)} × ${swap.sku_id}` : '–'),
    },
    {
      id: 'saved',
      header: words.savesADay,
      align: 'end',
      cell: ({ saved_minutes_a_day }) => words.inMinutes(saved_minutes_a_day),
    },
    {
      id: 'work',
      header: words.work,
      align: 'end',
      cell: ({ work_minutes }) => words.inMinutes(work_minutes),
    },
    {
      id: 'done',
      header: words.done,
      cell: ({ sku_id, units, from, to, swap }) => (
        <Button
          aria-label={words.movedOf(sku_id, to)}
          isPending={move.isPending && pressed === `${from} ${sku_id}`}
          isDisabled={move.isPending && pressed !== `${from} ${sku_id}`}
          onPress={() => {
            setPressed(`${from} ${sku_id}`);
            void move.send({ params: { id: warehouse_id }, body: { sku_id, units, from, to, swap } });
          }}
        >
          {words.moved}
        </Button>
      ),
    },
  ];
  return (
    <Stack gap={12}>
      {move.error && (
        <Callout
          tone="critical"
          title={Object.values(said(move.error).fields)[0] ?? said(move.error).reason}
          isAlert
        />
      )}
      <Table
        label={words.table}
        columns={columns}
        rows={[...moves]}
        rowKey={({ from, sku_id }) => `${from} ${sku_id}`}
        narrowLayout="stacked"
      />
    </Stack>
  );
}
