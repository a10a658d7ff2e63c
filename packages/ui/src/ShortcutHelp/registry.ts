import { matches, parseKeys, type Stroke } from './keys.ts';
import { isApple } from './useIsApple.ts';

export interface Shortcut {
  /** "mod+k" for Ctrl or ⌘ and K, "g o" for a sequence, "?" for a symbol. */
  keys: string;
  /** Description in the list: "Search orders". */
  description: string;
  /** Group in the list: "Go to". @default 'Everywhere' */
  group?: string;
  /** Also active in dialogs and menus. @default false */
  isActiveInDialogs?: boolean;
  /** Another component handles the keys: they are listed only. @default false */
  isListedOnly?: boolean;
}

export interface Registered extends Shortcut {
  strokes: readonly Stroke[];
  /** From `nextRank`: the highest wins. */
  rank: number;
  /** The overlay it belongs to; undefined for the page. */
  scope?: (() => Element | null) | undefined;
  run: () => void;
}

/** Milliseconds to press the second key of a sequence. */
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

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Returns the overlay around the focus. Without focus, the dialog that was opened last has the keys. */
function overlayAround(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  if (target !== document.body) return target.closest(overlays);
  return [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1) ?? null;
}

/** Enter and Space on a button or a link press it. */
const isPressOf = (strokes: readonly Stroke[], target: EventTarget | null) =>
  ['enter', ' '].includes(strokes[0]?.key ?? '') &&
  target instanceof Element &&
  target.closest('a[href], button, summary, [role="button"], [role="link"]') !== null;

/**
 * Returns whether it may run: plain letters are text in fields, Enter belongs to a focused button, a dialog covers the
 * page, and a dialog's own shortcuts work only inside it.
 */
function isHeard(shortcut: Registered, target: EventTarget | null): boolean {
  const { strokes, isActiveInDialogs = false, isListedOnly = false, scope } = shortcut;
  const isPlain = !strokes[0]?.mod && !strokes[0]?.alt;
  if (isListedOnly || (isPlain && (isTyping(target) || isPressOf(strokes, target)))) return false;
  if (isActiveInDialogs) return true;
  const overlay = overlayAround(target);
  return scope ? overlay !== null && overlay === scope() : overlay === null;
}

/** Returns how many strokes the last keys match. */
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
 * Called while rendering: children render after parents, so a screen's shortcut outranks the app's. Effects
 * run in the opposite order.
 */
export function nextRank(): number {
  lastRank += 1;
  return lastRank;
}

/** Registers a shortcut; returns a function to unregister. */
export function register(
  shortcut: Shortcut,
  rank: number,
  run: () => void,
  scope?: () => Element | null,
): () => void {
  const entry: Registered = { ...shortcut, strokes: parseKeys(shortcut.keys), rank, run, scope };
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
