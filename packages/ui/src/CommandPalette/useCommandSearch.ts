import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { announce } from '../announce/index.ts';
import { paletteWords as defaultPaletteWords } from '../shellMessages.ts';

export interface Command {
  id: string;
  /** Name: "KH-100482", "Create order". */
  label: string;
  /** A line below. */
  description?: string;
  icon?: ReactNode;
  /** At the end: a status or shortcut. */
  hint?: string;
  /** Link target. */
  href?: string;
  onAction?: () => void;
}

export interface CommandGroup {
  id: string;
  title: string;
  commands: readonly Command[];
}

/** Searches commands and records. `signal` aborts when the text changes. */
export type CommandSearch = (text: string, signal: AbortSignal) => Promise<readonly CommandGroup[]>;

/** Debounce in milliseconds. */
const pause = 150;
type Answer = { text: string; groups: readonly CommandGroup[]; hasFailed: boolean };

const none: readonly CommandGroup[] = [];

/** Returns the groups for a text: the initial ones if empty, otherwise the last search result. */
export function useCommandSearch(
  text: string,
  isOpen: boolean,
  search: CommandSearch,
  initial: readonly CommandGroup[],
) {
  const paletteWords = useMessages('palette', defaultPaletteWords);
  const [answer, setAnswer] = useState<Answer>({ text: '', groups: none, hasFailed: false });
  const trimmed = text.trim();

  useEffect(() => {
    if (!isOpen || trimmed === '') return undefined;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const groups = await search(trimmed, controller.signal);
        if (controller.signal.aborted) return;
        const count = groups.reduce((sum, group) => sum + group.commands.length, 0);
        setAnswer({ text: trimmed, groups, hasFailed: false });
        announce(count === 0 ? paletteWords.nothing(trimmed) : paletteWords.count(count));
      } catch {
        if (controller.signal.aborted) return;
        setAnswer({ text: trimmed, groups: none, hasFailed: true });
        announce(paletteWords.failed);
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [trimmed, isOpen, search, paletteWords]);

  if (trimmed === '') return { groups: initial, isSearching: false, hasFailed: false };
  // Keeps the last result until the next, so that the list doesn't flicker.
  return {
    groups: answer.groups,
    isSearching: answer.text !== trimmed,
    hasFailed: answer.hasFailed && answer.text === trimmed,
  };
}
