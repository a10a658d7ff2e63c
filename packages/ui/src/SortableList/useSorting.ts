import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../announce/index.ts';
import { structureMessages } from '../structureMessages.ts';
import { moved, placeAt } from './order.ts';

const defaults = structureMessages.sortable;

/** A picked-up item: its origin and the preview order. */
interface Lift {
  id: string;
  from: number;
  order: readonly string[];
}

export type SortablePart = 'handle' | 'up' | 'down';

/** The moved item and its positions, from 0. */
export interface SortableMove {
  id: string;
  from: number;
  to: number;
}

/** Implements sorting by pointer, keyboard and buttons. */
export function useSorting(
  ids: readonly string[],
  getLabel: (id: string) => string,
  onReorder: (ids: string[], move: SortableMove) => void,
) {
  const words = useMessages('sortable', defaults);
  const [lift, setLift] = useState<Lift>();
  const list = useRef<HTMLOListElement>(null);
  const order = lift?.order ?? ids;

  const say = (
    how: keyof Pick<typeof words, 'lifted' | 'moved' | 'putDown' | 'putBack'>,
    id: string,
    at: number,
  ) => announce(words[how](getLabel(id), at + 1, ids.length));

  /** Restores focus, which a moved row loses. */
  const keepFocus = (id: string, part: SortablePart, change: () => void) => {
    flushSync(change);
    const row = list.current?.querySelector(`[data-id="${CSS.escape(id)}"]`);
    row?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus();
  };

  const commit = (next: readonly string[], { id, from }: Pick<Lift, 'id' | 'from'>) => {
    const to = next.indexOf(id);
    if (to !== from) onReorder([...next], { id, from, to });
  };

  function take(id: string, isSaid: boolean) {
    const from = ids.indexOf(id);
    setLift({ id, from, order: ids });
    if (isSaid) say('lifted', id, from);
  }

  function putDown(current: Lift, isSaid: boolean) {
    setLift(undefined);
    commit(current.order, current);
    if (isSaid) say('putDown', current.id, current.order.indexOf(current.id));
  }

  function putBack({ id, from }: Lift) {
    keepFocus(id, 'handle', () => setLift(undefined));
    say('putBack', id, from);
  }

  function shift(current: Lift, to: number) {
    const at = current.order.indexOf(current.id);
    const place = Math.max(0, Math.min(to, ids.length - 1));
    if (place === at) return;
    const next = { ...current, order: moved(current.order, at, place) };
    keepFocus(current.id, 'handle', () => setLift(next));
    say('moved', current.id, place);
  }

  /** Moves by one position immediately. */
  function step(id: string, part: 'up' | 'down') {
    const from = ids.indexOf(id);
    const to = from + (part === 'up' ? -1 : 1);
    if (to < 0 || to >= ids.length) return;
    keepFocus(id, part, () => commit(moved(ids, from, to), { id, from }));
    say('moved', id, to);
  }

  const handle = (id: string) => ({
    // Enter, Space and screen readers; pointer clicks have a count and belong to dragging.
    onClick(event: MouseEvent) {
      if (event.detail > 0) return;
      if (lift) putDown(lift, true);
      else take(id, true);
    },
    onKeyDown(event: KeyboardEvent) {
      if (!lift) return;
      const at = lift.order.indexOf(lift.id);
      const places: Record<string, number> = {
        ArrowUp: at - 1,
        ArrowDown: at + 1,
        Home: 0,
        End: ids.length - 1,
      };
      const place = places[event.key];
      if (place !== undefined) shift(lift, place);
      else if (event.key === 'Escape') putBack(lift);
      else {
        if (event.key === 'Tab') putDown(lift, true);
        return;
      }
      event.preventDefault();
      // Escape cancels without closing a surrounding dialog.
      event.stopPropagation();
    },
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      take(id, false);
      // The list captures the pointer, because the handle moves in the DOM.
      list.current?.setPointerCapture(event.pointerId);
    },
  });

  const listProps = {
    ref: list,
    onPointerMove(event: PointerEvent) {
      if (!lift || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const rows = [...event.currentTarget.children].map((row) => row.getBoundingClientRect());
      const at = lift.order.indexOf(lift.id);
      const place = placeAt(rows, at, event.clientY);
      if (place !== at) setLift({ ...lift, order: moved(lift.order, at, place) });
    },
    onPointerUp(event: PointerEvent) {
      if (lift && event.currentTarget.hasPointerCapture(event.pointerId)) putDown(lift, false);
    },
    onPointerCancel: () => setLift(undefined),
  };

  return { order, liftedId: lift?.id, list: listProps, handle, step };
}
