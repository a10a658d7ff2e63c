import type { ListEndpoint } from '@khep/api';
import { Button, EmptyState, Inline } from '@khep/ui';
import type { ReactNode } from 'react';
import type { List } from './defineList.ts';

interface ListEmptyProps<E extends ListEndpoint> {
  list: List<E>;
  isNarrowed: boolean;
  /** Days are chosen: rows of others may match. */
  hasDates: boolean;
  onClear: () => void;
  onAllDates: () => void;
  action: ReactNode;
}

/** Why a list has no rows: filters, days, or nothing there yet. Each with its way out. */
export function ListEmpty<E extends ListEndpoint>(props: ListEmptyProps<E>) {
  const { list, isNarrowed, hasDates, onClear, onAllDates, action } = props;
  const allDates = hasDates && (
    <Button onPress={onAllDates}>{isNarrowed ? 'Search all dates' : 'Show all dates'}</Button>
  );
  if (isNarrowed)
    return (
      <EmptyState
        kind="no-match"
        description={`No ${list.noun[1]} match your filters.`}
        action={
          <Inline>
            {allDates}
            <Button onPress={onClear}>Clear filters</Button>
          </Inline>
        }
      />
    );
  return (
    <EmptyState
      title={list.empty.title}
      description={list.empty.description}
      {...((action || allDates) && {
        action: (
          <Inline>
            {allDates}
            {action}
          </Inline>
        ),
      })}
    />
  );
}
