import type { Messages } from '../MessagesProvider/createMessages.tsx';
import { structureMessages } from '../structureMessages.ts';

/** Keys pressed together. */
export interface Stroke {
  /** ⌘ on a Mac, Ctrl elsewhere. */
  mod: boolean;
  alt: boolean;
  shift: boolean;
  /** Like `KeyboardEvent.key`, in lower case. */
  key: string;
}

/** The relevant properties of a keyboard event. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Parses "mod+k" as one stroke, "g o" as two. */
export function parseKeys(keys: string): Stroke[] {
  return keys
    .trim()
    .split(/\s+/)
    .map((stroke) => {
      const parts = stroke.toLowerCase().split('+').filter(Boolean);
      const key = parts.at(-1) ?? '';
      const held = (name: string) => parts.slice(0, -1).includes(name);
      return {
        mod: held('mod'),
        alt: held('alt'),
        shift: held('shift'),
        key: key === 'space' ? ' ' : key === 'plus' ? '+' : key,
      };
    });
}

const defaults = structureMessages.shortcuts;

const isLetter = (key: string) => /^[a-z]$/.test(key);

/** Returns the Latin letter of the pressed key, also on Devanagari layouts. */
function letterOf({ key, code }: Pressed): string {
  const small = key.toLowerCase();
  const latin = /^Key([A-Z])$/.exec(code)?.[1];
  return /^[\u0020-\u007e]$/.test(small) || latin === undefined ? small : latin.toLowerCase();
}

/**
 * Returns whether the stroke matches. Shift is part of symbols such as "?", so it is compared for letters
 * only.
 */
export function matches(stroke: Stroke, pressed: Pressed, apple: boolean): boolean {
  const mod = apple ? pressed.metaKey : pressed.ctrlKey;
  const other = apple ? pressed.ctrlKey : pressed.metaKey;
  if (stroke.mod !== mod || other || stroke.alt !== pressed.altKey) return false;
  const key = letterOf(pressed);
  const asksForShift = isLetter(stroke.key) || stroke.key.length > 1;
  return key === stroke.key && (!asksForShift || stroke.shift === pressed.shiftKey);
}

/** The caps to show: "mod+k" is Ctrl and K, or ⌘ and K. */
export function capsOf(
  stroke: Stroke,
  apple: boolean,
  { keys, appleKeys }: Messages<typeof defaults> = defaults,
): string[] {
  const names: Readonly<Record<string, string>> = apple ? { ...keys, ...appleKeys } : keys;
  const name = stroke.key === ' ' ? keys.space : (names[stroke.key] ?? stroke.key.toUpperCase());
  const held = (['mod', 'alt', 'shift'] as const).filter((part) => stroke[part]).map((part) => names[part]!);
  return [...held, name];
}
