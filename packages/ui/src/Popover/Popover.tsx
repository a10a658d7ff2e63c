import { Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components/Popover';
import { render, type WithClose } from '../Dialog/Dialog.tsx';
import { openState, type OpenProps, type TriggerProps } from '../Dialog/OverlayProps.ts';
import * as styles from './Popover.css.ts';

export const popoverPlacements = [
  'bottom start',
  'bottom end',
  'bottom',
  'top start',
  'top end',
  'top',
] as const;

interface PopoverOptions extends TriggerProps {
  /** Names what is inside: "Filter by date". */
  label: string;
  children: WithClose;
  /** @default 'bottom start' */
  placement?: (typeof popoverPlacements)[number];
}

export type PopoverProps = PopoverOptions & OpenProps;

/** Small content beside the control that opened it. For actions use Menu, for a task use Dialog. */
export function Popover({ label, trigger, children, placement = 'bottom start', ...open }: PopoverProps) {
  return (
    <DialogTrigger {...openState(open)}>
      {trigger}
      <AriaPopover className={styles.popover} placement={placement} offset={6} data-component="Popover">
        <Dialog className={styles.body} aria-label={label}>
          {({ close }) => render(children, close)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
