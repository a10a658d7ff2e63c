import { useClient } from '@khep/api/hooks';
import { BulkBar, toast, useSelectedKeys, useShortcut } from '@khep/ui';
import { useMemo, useState } from 'react';
import { formatNumber } from '@khep/domain/money';
import { actionForCount } from './defineList.ts';
import type { ListAction } from './defineList.ts';
import { maxMatching, takesFilters } from './matchingRows.ts';
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
  /** A loaded row by its place. */
  rowAt: (index: number) => Row | undefined;
  /** Opens the dialog or the question of an action. */
  onOpen: (open: OpenAction<Row>) => void;
}

const formatCount = (count: number) => formatNumber(count);

/** "Labels", or "Labels (3 of 5)" where the state of some rows doesn't allow it. */
const withCount = (label: string, count: number, all: number): string =>
  count === all ? label : `${label} (${formatCount(count)} of ${formatCount(all)})`;

/** The place of the row that has the focus; -1 outside of rows. */
function focusedRow(): number {
  const row = document.activeElement?.closest('[role="grid"] [data-row-index]');
  return Number(row?.getAttribute('data-row-index') ?? -1);
}

/** The letter of an action, listed among the page's shortcuts. */
function ActionKey({ keys, label, onPress }: { keys: string; label: string; onPress: () => void }) {
  useShortcut({ keys, description: label, group: 'List' }, onPress);
  return null;
}

/** Shows the actions for the selected rows, on all pages. */
export function ListBulkBar<Row>(props: ListBulkBarProps<Row>) {
  const { bulk, actions, noun, summary, total, isCapped, loaded, rowAt, onOpen } = props;
  const { selection, results, rowOf } = bulk;
  const keys = useSelectedKeys(selection);
  const client = useClient();
  const [pending, setPending] = useState<string>();
  const selected = useMemo(() => keys.flatMap((key) => rowOf(key) ?? []), [keys, rowOf]);

  const countOf = ({ appliesTo }: ListAction<Row>) =>
    appliesTo ? selected.filter(appliesTo).length : selection.count();
  const offered = actions.filter((action) => !action.appliesTo || countOf(action) > 0);
  const primary = offered.findLast(({ isPrimary }) => isPrimary);

  async function start(pressed: ListAction<Row>, only?: Row) {
    const count = only === undefined ? countOf(pressed) : 1;
    const action = actionForCount(pressed, count);
    if (action === undefined) {
      const { label, max = 0 } = pressed;
      toast.warning(
        `${label} takes up to ${formatCount(max)} ${noun[max === 1 ? 0 : 1]} at once. ${formatCount(count)} are selected.`,
      );
      return;
    }
    setPending(pressed.id);
    try {
      const matching = only === undefined && 'work' in action ? bulk.matchingRows() : undefined;
      if (matching && 'work' in action && action.work.matching) {
        const copy = await action.work.matching.confirm(client, matching);
        if (typeof copy === 'string') toast.warning(copy);
        else
          onOpen({
            action,
            rows: [],
            tools: bulk.toolsFor(action.label),
            matching: { rows: matching, copy },
          });
        return;
      }
      const chosen = only === undefined ? await bulk.selectedRows() : [only];
      const rows = pressed.appliesTo ? chosen.filter(pressed.appliesTo) : chosen;
      const tools = bulk.toolsFor(action.label);
      const copy = 'confirm' in action ? action.confirm(rows) : undefined;
      if (typeof copy === 'string') toast.warning(copy);
      else if ('run' in action) await action.run(rows, tools);
      else onOpen({ action, rows, tools });
    } catch (error) {
      toast.error(error instanceof Error ? error.message : `${action.label} failed. Try again.`);
    } finally {
      setPending(undefined);
    }
  }

  function startByKey(action: ListAction<Row>) {
    if (pending !== undefined) return;
    const row = selection.count() > 0 ? undefined : rowAt(focusedRow());
    if (row !== undefined) void start(action, row);
    else if (selection.count() > 0) void start(action);
  }

  return (
    <>
      {actions.map(
        (action) =>
          action.keys !== undefined && (
            <ActionKey
              key={action.id}
              keys={action.keys}
              label={action.label}
              onPress={() => startByKey(action)}
            />
          ),
      )}
      <BulkBar
        selection={selection}
        results={results}
        {...(summary && selected.length > 0 && { summary: summary(selected) })}
        // Above the cap they can't be loaded: "all" is offered where the server finds them.
        {...(total !== undefined &&
          (takesFilters({ actions }) || (!isCapped && total <= maxMatching)) && {
            matching: { total, loaded, isLeast: isCapped },
          })}
        actions={offered.map((action) => ({
          id: action.id,
          label: withCount(action.label, countOf(action), selection.count()),
          isPrimary: action === primary,
          isPending: pending === action.id,
          isDisabled:
            (pending !== undefined && pending !== action.id) || (action.max === 1 && keys.length !== 1),
          onAction: () => void start(action),
        }))}
      />
    </>
  );
}
