import { matches, parseKeys, type Stroke } from './keys.ts';
import { isApple } from './useIsApple.ts';

export interface Shortcut {
  /** "mod+k" for Ctrl or ⌘ and K, "g o" for one after the other, "?" for a sign. */
  keys: string;
  /** What it does, for the list: "Search orders". */
  description: string;
  /** Its heading in the list: "Go to". @default 'Everywhere' */
  group?: string;
  /** It works in a dialog too, and in a menu. @default false */
  isActiveInDialogs?: boolean;
}

export interface Registered extends Shortcut {
  strokes: readonly Stroke[];
  /** From `nextRank`: the higher goes first. */
  rank: number;
  run: () => void;
}

/** Milliseconds to press the second key of "g o". */
const patience = 1000;

let registered: readonly Registered[] = [];
const listeners = new Set<() => void>();
let pressedSoFar: KeyboardEvent[] = [];
let forgetting: ReturnType<typeof setTimeout> | undefined;

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]',
  ) !== null;

const isInOverlay = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null;

/** Whether it may run where the key went down: a plain letter is text in a field, and a dialog covers the page. */
function isHeard({ strokes, isActiveInDialogs = false }: Registered, target: EventTarget | null): boolean {
  const isPlain = !strokes[0]?.mod && !strokes[0]?.alt;
  return !(isPlain && isTyping(target)) && (isActiveInDialogs || !isInOverlay(target));
}

/** How many of the strokes the last keys are: all, the first few, or none. */
function progress(
  strokes: readonly Stroke[],
  events: readonly KeyboardEvent[],
  apple: boolean,
): 'all' | 'some' | 'none' {
  if (events.length > strokes.length) return 'none';
  if (!events.every((event, index) => matches(strokes[index]!, event, apple))) return 'none';
  return events.length === strokes.length ? 'all' : 'some';
}

function onKeyDown(event: KeyboardEvent) {
  if (event.defaultPrevented || event.repeat || event.isComposing) return;
  if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
  const apple = isApple();
  const heard = registered.filter((shortcut) => isHeard(shortcut, event.target)).toReversed();
  for (const events of [[...pressedSoFar, event], [event]]) {
    const found = heard.find(({ strokes }) => progress(strokes, events, apple) === 'all');
    if (found) {
      pressedSoFar = [];
      event.preventDefault();
      found.run();
      return;
    }
    if (heard.some(({ strokes }) => progress(strokes, events, apple) === 'some')) {
      pressedSoFar = events;
      clearTimeout(forgetting);
      forgetting = setTimeout(() => (pressedSoFar = []), patience);
      return;
    }
  }
  pressedSoFar = [];
}

function change(next: readonly Registered[]) {
  if (registered.length === 0 && next.length > 0) document.addEventListener('keydown', onKeyDown);
  if (registered.length > 0 && next.length === 0) document.removeEventListener('keydown', onKeyDown);
  registered = next;
  for (const listener of listeners) listener();
}

let lastRank = 0;

/**
 * Taken while rendering: a screen renders after the app around it, and so its shortcut goes before the app's. Effects
 * run the other way round, from the inside out.
 */
export function nextRank(): number {
  lastRank += 1;
  return lastRank;
}

/** Listens for a shortcut until the returned function is called. */
export function register(shortcut: Shortcut, rank: number, run: () => void): () => void {
  const entry: Registered = { ...shortcut, strokes: parseKeys(shortcut.keys), rank, run };
  change([...registered, entry].sort((one, other) => one.rank - other.rank));
  return () => change(registered.filter((other) => other !== entry));
}

export const shortcutStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Registered[] => registered,
};
