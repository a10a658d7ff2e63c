import { useState, type KeyboardEvent } from 'react';
import type { ChoiceItem } from './choices.tsx';

const page = 8;

/** Returns the nearest enabled option from an index; the index itself if there is none. */
function nextEnabled(items: readonly ChoiceItem[], from: number, step: 1 | -1): number | undefined {
  for (let place = from; place >= 0 && place < items.length; place += step)
    if (!items[place]?.isDisabled) return place;
  return undefined;
}

/** Tracks the active option, moved by arrows, Page keys and, with Control, Home and End. */
export function useActiveOption(items: readonly ChoiceItem[], initial = -1) {
  const [active, setActive] = useState(initial);
  const last = items.length - 1;

  const to = (place: number, step: 1 | -1) => {
    const within = Math.min(last, Math.max(0, place));
    const next = nextEnabled(items, within, step) ?? nextEnabled(items, within, step === 1 ? -1 : 1);
    if (next !== undefined) setActive(next);
  };
  const moves: Record<string, () => void> = {
    // Wraps around, like a native select.
    ArrowDown: () => to(active >= last ? 0 : active + 1, 1),
    ArrowUp: () => to(active <= 0 ? last : active - 1, -1),
    PageDown: () => to(active + page, 1),
    PageUp: () => to(active - page, -1),
  };

  return {
    active: active > last ? -1 : active,
    setActive,
    /** Handles a key; returns whether it did. In a search box Home and End belong to the text. */
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
