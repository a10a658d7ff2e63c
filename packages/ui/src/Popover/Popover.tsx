import type { ReactElement } from 'react';
import { Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components/Popover';
import { render, type WithClose } from '../Dialog/Dialog.tsx';
import * as styles from './Popover.css.ts';

export const popoverPlacements = [
  'bottom start',
  'bottom end',
  'bottom',
  'top start',
  'top end',
  'top',
] as const;

export interface PopoverProps {
  /** Names what is inside: "Filter by date". */
  label: string;
  /** What opens it: a Button or FilterChip. */
  trigger: ReactElement;
  children: WithClose;
  /** @default 'bottom start' */
  placement?: (typeof popoverPlacements)[number];
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Something small beside the control that opened it. For actions use Menu, for a task use Dialog. */
export function Popover({
  label,
  trigger,
  children,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
}: PopoverProps) {
  return (
    <DialogTrigger {...(isOpen === undefined ? {} : { isOpen })} {...(onOpenChange && { onOpenChange })}>
      {trigger}
      <AriaPopover className={styles.popover} placement={placement} offset={6} data-component="Popover">
        <Dialog className={styles.body} aria-label={label}>
          {({ close }) => render(children, close)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
