export { ToggleChips, type ToggleChip, type ToggleChipsProps } from './ToggleChips.tsx';
