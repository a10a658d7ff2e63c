import { useState, type KeyboardEvent } from 'react';
import type { ChoiceItem } from './choices.tsx';

const page = 8;

/** The nearest option from a place on that can be chosen; where there is none, the place itself stays. */
function nextEnabled(items: readonly ChoiceItem[], from: number, step: 1 | -1): number | undefined {
  for (let place = from; place >= 0 && place < items.length; place += step)
    if (!items[place]?.isDisabled) return place;
  return undefined;
}

/** Which option the keyboard is at, moved by the arrows, Page and, with Control, Home and End. */
export function useActiveOption(items: readonly ChoiceItem[], initial = -1) {
  const [active, setActive] = useState(initial);
  const last = items.length - 1;

  const to = (place: number, step: 1 | -1) => {
    const within = Math.min(last, Math.max(0, place));
    const next = nextEnabled(items, within, step) ?? nextEnabled(items, within, step === 1 ? -1 : 1);
    if (next !== undefined) setActive(next);
  };
  const moves: Record<string, () => void> = {
    // Past an end it begins again at the other, as in a select.
    ArrowDown: () => to(active >= last ? 0 : active + 1, 1),
    ArrowUp: () => to(active <= 0 ? last : active - 1, -1),
    PageDown: () => to(active + page, 1),
    PageUp: () => to(active - page, -1),
  };

  return {
    active: active > last ? -1 : active,
    setActive,
    /** Moves, and tells whether the key was one of its own. In a search box Home and End are the text's. */
    onKey: (event: KeyboardEvent, isText: boolean): boolean => {
      const edge = isText ? event.ctrlKey || event.metaKey : true;
      if (event.key === 'Home' && edge) to(0, 1);
      else if (event.key === 'End' && edge) to(last, -1);
      else if (moves[event.key]) moves[event.key]!();
      else return false;
      event.preventDefault();
      return true;
    },
  };
}
