import { createContext, memo, use, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useSearch } from 'wouter';
import type { AnalyticsQuery } from './analyticsQuery.ts';
import { withoutFigure } from './figureLink.ts';
import { takeTurn } from './turns.ts';

const CardSearch = createContext('');

/** Returns the filters of the page that a card shows, as the address has them. */
export const useCardSearch = (): string => use(CardSearch);

/**
 * Returns a card that takes over a changed filter in its own task. A page has up to twelve cards: all of them at once would block
 * the page for longer than 50 ms. Props other than the query must be stable.
 */
export function inTurn<P extends { query: AnalyticsQuery }>(Card: ComponentType<P>) {
  const Memoized = memo(Card) as ComponentType<P>;
  return function InTurn(props: P) {
    const { query } = props;
    const search = withoutFigure(useSearch()).toString();
    const next = JSON.stringify({ query, search });
    const [shown, setShown] = useState({ key: next, query, search });
    useEffect(
      () => (shown.key === next ? undefined : takeTurn(() => setShown({ key: next, query, search }))),
      [shown, next, query, search],
    );
    return (
      <CardSearch value={shown.search}>
        <Memoized {...props} query={shown.query} />
      </CardSearch>
    );
  };
}
