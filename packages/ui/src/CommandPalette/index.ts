export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
export { type Command, type CommandGroup, type CommandSearch } from './useCommandSearch.ts';
