import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { announce } from '../announce/index.ts';
import { paletteWords as defaultPaletteWords } from '../shellMessages.ts';

export interface Command {
  id: string;
  /** What it is or does: "KH-100482", "Create order". */
  label: string;
  /** One line under it. */
  description?: string;
  icon?: ReactNode;
  /** At the end: a status or a shortcut. */
  hint?: string;
  /** Goes there. */
  href?: string;
  onAction?: () => void;
}

export interface CommandGroup {
  id: string;
  title: string;
  commands: readonly Command[];
}

/** Finds commands and things. `signal` aborts when the text has moved on. */
export type CommandSearch = (text: string, signal: AbortSignal) => Promise<readonly CommandGroup[]>;

/** Milliseconds of quiet before a search goes out. */
const pause = 150;
type Answer = { text: string; groups: readonly CommandGroup[]; hasFailed: boolean };

const none: readonly CommandGroup[] = [];

/** The groups for a text: the given ones for no text, else what the search last answered. */
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
  // Until the answer is here the last one stays, so that the list does not blink between two letters.
  return {
    groups: answer.groups,
    isSearching: answer.text !== trimmed,
    hasFailed: answer.hasFailed && answer.text === trimmed,
  };
}
