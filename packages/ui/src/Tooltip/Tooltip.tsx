import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import * as styles from './Tooltip.css.ts';

export const tooltipPlacements = ['top', 'bottom', 'start', 'end'] as const;

export interface TooltipProps {
  /** A few words. Nothing that is needed to go on: touch screens never show it. */
  text: string;
  /** Side of the control. @default 'top' */
  placement?: (typeof tooltipPlacements)[number];
  /** Hides it while the control says the same in view. */
  isDisabled?: boolean;
  /** One control that can be focused: a Button, IconButton or Link. */
  children: ReactElement;
}

/** Names a control that shows only an icon, on hover and on keyboard focus. */
export function Tooltip({ text, placement = 'top', isDisabled = false, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={100} isDisabled={isDisabled}>
      {children}
      <AriaTooltip className={styles.tooltip} placement={placement} offset={6} data-component="Tooltip">
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
