import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { nextRank, register, shortcutStore, type Registered, type Shortcut } from './registry.ts';

export interface ShortcutOptions extends Shortcut {
  /** Neither active nor listed. @default false */
  isDisabled?: boolean;
}

/** Registers a shortcut while mounted, and lists it in ShortcutHelp. */
export function useShortcut(options: ShortcutOptions, onPress: () => void): void {
  const { keys, description, group, isActiveInDialogs = false, isDisabled = false } = options;
  const [rank] = useState(nextRank);
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    if (isDisabled) return undefined;
    const shortcut = { keys, description, isActiveInDialogs, ...(group !== undefined && { group }) };
    return register(shortcut, rank, () => latest.current());
  }, [keys, description, group, isActiveInDialogs, isDisabled, rank]);
}

const none: readonly Registered[] = [];

/** Returns all active shortcuts. */
export function useShortcuts(): readonly Registered[] {
  return useSyncExternalStore(shortcutStore.subscribe, shortcutStore.read, () => none);
}
