export { ShortcutHelp, type ShortcutHelpProps } from './ShortcutHelp.tsx';
export { useListedShortcuts, useShortcut, type ShortcutOptions } from './useShortcut.ts';
export type { Shortcut } from './registry.ts';
