import { useState, type ReactElement } from 'react';

/** Whether an overlay is open: controlled by `isOpen` and `onOpenChange` together, or kept by the overlay. */
export type OpenProps = {
  /** Open at first, where the overlay keeps its state. @default false */
  defaultOpen?: boolean;
} & (
  | {
      /** Whether it is open, where the parent keeps that. */
      isOpen: boolean;
      onOpenChange: (isOpen: boolean) => void;
    }
  | { isOpen?: undefined; onOpenChange?: (isOpen: boolean) => void }
);

/** The trigger of an overlay. The same for Dialog, Drawer, Popover, Menu and Tooltip. */
export interface TriggerProps {
  /** The control that opens it and gets the focus back: a Button, IconButton or Link. */
  trigger: ReactElement;
}

/** The open state as React Aria takes it. */
export const openState = ({ isOpen, defaultOpen, onOpenChange }: OpenProps) => ({
  ...(isOpen !== undefined && { isOpen }),
  ...(defaultOpen !== undefined && { defaultOpen }),
  ...(onOpenChange && { onOpenChange }),
});

/** The open state of an overlay that is not opened by React Aria, and a function that changes it. */
export function useOpen({ isOpen, defaultOpen = false, onOpenChange }: OpenProps) {
  const [own, setOwn] = useState(defaultOpen);
  function change(next: boolean) {
    setOwn(next);
    onOpenChange?.(next);
  }
  return [isOpen ?? own, change] as const;
}
