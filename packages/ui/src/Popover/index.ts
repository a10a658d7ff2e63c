export { Popover, popoverPlacements, type PopoverProps } from './Popover.tsx';
