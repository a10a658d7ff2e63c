export { ShortcutHelp, type ShortcutHelpProps } from './ShortcutHelp.tsx';
export { useShortcut, type ShortcutOptions } from './useShortcut.ts';
export type { Shortcut } from './registry.ts';
