import { use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { nextRank, register, shortcutStore, type Registered, type Shortcut } from './registry.ts';
import { ShortcutScope } from './ShortcutScope.ts';

export interface ShortcutOptions extends Shortcut {
  /** Neither active nor listed. @default false */
  isDisabled?: boolean;
}

/** Registers a shortcut while mounted, and lists it in ShortcutHelp. Inside a Sheet it works only there. */
export function useShortcut(options: ShortcutOptions, onPress: () => void): void {
  const { keys, description, group, isActiveInDialogs = false, isListedOnly = false } = options;
  const { isDisabled = false } = options;
  const scope = use(ShortcutScope);
  const [rank] = useState(nextRank);
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    if (isDisabled) return undefined;
    const shortcut = {
      keys,
      description,
      isActiveInDialogs,
      isListedOnly,
      group,
    };
    return register(shortcut, rank, () => latest.current(), scope && (() => scope.current));
  }, [keys, description, group, isActiveInDialogs, isListedOnly, isDisabled, rank, scope]);
}

/** Lists shortcuts that a component handles itself while it is mounted. Keep the list's identity. */
export function useListedShortcuts(shortcuts: readonly Shortcut[]): void {
  const [rank] = useState(nextRank);
  useEffect(() => {
    const stops = shortcuts.map((shortcut) =>
      register({ ...shortcut, isListedOnly: true }, rank, () => undefined),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [shortcuts, rank]);
}

const none: readonly Registered[] = [];

/** Returns all active shortcuts. */
export function useShortcuts(): readonly Registered[] {
  return useSyncExternalStore(shortcutStore.subscribe, shortcutStore.read, () => none);
}
