import { BulkBar, toast, useSelectedKeys } from '@khep/ui';
import { useMemo, useState } from 'react';
import type { ListAction } from './defineList.ts';
import { maxMatching } from './matchingRows.ts';
import type { ListBulk } from './useListBulk.ts';
import type { OpenAction } from './ListDialogs.tsx';

interface ListBulkBarProps<Row> {
  bulk: ListBulk<Row>;
  actions: readonly ListAction<Row>[];
  noun: readonly [one: string, many: string];
  summary: ((rows: readonly Row[]) => string) | undefined;
  total: number | undefined;
  isCapped: boolean;
  loaded: number;
  /** Opens the dialog or the question of an action. */
  onOpen: (open: OpenAction<Row>) => void;
}

const formatCount = (count: number) => count.toLocaleString('en-IN');

/** What can be done with the selected rows, on all pages. */
export function ListBulkBar<Row>(props: ListBulkBarProps<Row>) {
  const { bulk, actions, noun, summary, total, isCapped, loaded, onOpen } = props;
  const { selection, results, rowOf } = bulk;
  const keys = useSelectedKeys(selection);
  const [pending, setPending] = useState<string>();
  const selected = useMemo(() => keys.flatMap((key) => rowOf(key) ?? []), [keys, rowOf]);

  async function start(action: ListAction<Row>) {
    const count = selection.count();
    if (action.max !== undefined && count > action.max) {
      toast.warning(
        `${action.label} takes up to ${formatCount(action.max)} ${noun[action.max === 1 ? 0 : 1]} at once. ${formatCount(count)} are selected.`,
      );
      return;
    }
    setPending(action.id);
    try {
      const rows = await bulk.selectedRows();
      const tools = bulk.toolsFor(action.label);
      if ('run' in action) await action.run(rows, tools);
      else onOpen({ action, rows, tools });
    } catch (error) {
      toast.error(error instanceof Error ? error.message : `${action.label} failed. Try again.`);
    } finally {
      setPending(undefined);
    }
  }

  return (
    <BulkBar
      selection={selection}
      results={results}
      {...(summary && selected.length > 0 && { summary: summary(selected) })}
      // Past the cap nobody knows how many match, so that "all" could not be honoured.
      {...(total !== undefined && !isCapped && total <= maxMatching && { matching: { total, loaded } })}
      actions={actions.map((action) => ({
        id: action.id,
        label: action.label,
        isPrimary: action.isPrimary ?? false,
        isPending: pending === action.id,
        isDisabled:
          (pending !== undefined && pending !== action.id) || (action.max === 1 && keys.length !== 1),
        onAction: () => void start(action),
      }))}
    />
  );
}
