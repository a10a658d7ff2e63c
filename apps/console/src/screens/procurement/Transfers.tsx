import { calls } from '@khep/api';
import type { StockTransfer } from '@khep/api';
import { useCallInfinite } from '@khep/api/hooks';
import { formatDateTime } from '@khep/domain/days';
import { formatNumber } from '@khep/domain/money';
import { transferProgress, transferStateLabels } from '@khep/domain/warehouse';
import type { TransferState } from '@khep/domain/warehouse';
import { transferMessages as texts } from '@khep/domain/warehouse/ui';
import {
  Button,
  CellLines,
  EmptyState,
  Inline,
  Link,
  Stack,
  StatusBadge,
  Table,
  ToggleChips,
} from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { paths } from '../../paths.ts';
import { listParam, textParam } from '../../url/urlState.ts';
import { useUrlState } from '../../url/useUrlState.ts';
import { TransferDrawer } from './TransferDrawer.tsx';
import { TransferForm } from './TransferForm.tsx';

const tones = {
  draft: 'neutral',
  sent: 'accent',
  partly_received: 'accent',
  received: 'positive',
  closed_with_loss: 'critical',
  cancelled: 'neutral',
} as const satisfies Record<TransferState, string>;
const states = Object.entries(transferStateLabels).map(([id, label]) => ({ id, label }));
const isState = (text: string): text is TransferState => text in transferStateLabels;

const columns: TableColumn<StockTransfer>[] = [
  {
    id: 'number',
    header: texts.number,
    isRowHeader: true,
    cell: ({ id, number }) => <Link href={paths.transfers(id)}>{number}</Link>,
  },
  {
    id: 'way',
    header: texts.warehouses,
    cell: ({ from_warehouse_name, to_warehouse_name }) => texts.way(from_warehouse_name, to_warehouse_name),
  },
  {
    id: 'state',
    header: texts.status,
    cell: ({ state, lines }) => {
      const { damaged, lost } = transferProgress(lines);
      return (
        <CellLines secondary={texts.differences(damaged, lost)}>
          <StatusBadge tone={tones[state]}>{transferStateLabels[state]}</StatusBadge>
        </CellLines>
      );
    },
  },
  {
    id: 'received',
    header: texts.received,
    align: 'end',
    cell: ({ lines }) => {
      const { received, quantity } = transferProgress(lines);
      return texts.receivedOf(formatNumber(received), formatNumber(quantity));
    },
  },
  {
    id: 'paper',
    header: texts.paper,
    cell: ({ paper }) =>
      paper ? (
        <CellLines secondary={paper.is_cancelled ? `${paper.number}, ${texts.cancelled}` : paper.number}>
          {texts.papers[paper.kind]}
        </CellLines>
      ) : (
        '–'
      ),
  },
  {
    id: 'sent',
    header: texts.sent,
    cell: ({ sent_at }) => (sent_at === null ? '–' : formatDateTime(sent_at)),
  },
];

/** Goods between warehouses, the newest first; one opens beside the list to be sent and received. */
export function Transfers() {
  const [{ state, transfer }, setUrl] = useUrlState({ state: listParam(), transfer: textParam() });
  const [edited, setEdited] = useState<{ transfer?: StockTransfer; back?: StockTransfer }>();
  const chosen = state.filter(isState);
  const list = useCallInfinite(calls.transfers.list, {
    query: chosen.length > 0 ? { state: chosen } : {},
  });
  return (
    <Stack gap={16}>
      <Inline gap={8}>
        <Button tone="accent" onPress={() => setEdited({})}>
          {texts.draft}
        </Button>
      </Inline>
      <ToggleChips
        label={texts.status}
        value={chosen}
        onChange={(ids) => setUrl({ state: ids })}
        items={states}
      />
      <AsyncContent isLoading={list.isLoading} error={list.error} onRetry={() => void list.reload()}>
        {list.rows.length === 0 ? (
          <EmptyState
            title={chosen.length > 0 ? texts.noneWithStatus : texts.none}
            description={texts.noneHelp}
          />
        ) : (
          <Table
            label={texts.list}
            columns={columns}
            rows={[...list.rows]}
            rowKey={({ id }) => id}
            narrowLayout="stacked"
          />
        )}
        {list.hasMore && (
          <Inline gap={8}>
            <Button isPending={list.isLoadingMore} onPress={list.loadMore}>
              {texts.more}
            </Button>
          </Inline>
        )}
      </AsyncContent>
      {transfer !== '' && edited === undefined && (
        <TransferDrawer
          key={transfer}
          id={transfer}
          onEdit={(draft) => setEdited({ transfer: draft })}
          onSendBack={(back) => setEdited({ back })}
          onClose={() => setUrl({ transfer: '' })}
        />
      )}
      {edited !== undefined && (
        <TransferForm
          {...edited}
          onSaved={(id) => {
            setEdited(undefined);
            setUrl({ transfer: id });
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Stack>
  );
}
