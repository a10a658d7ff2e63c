import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { openState, type OpenProps, type TriggerProps } from '../Dialog/OverlayProps.ts';
import * as styles from './Tooltip.css.ts';

export const tooltipPlacements = ['top', 'bottom', 'start', 'end'] as const;

interface TooltipOptions extends TriggerProps {
  /** A few words. Nothing that the user needs: touch screens never show it. */
  children: string;
  /** Side of the control. @default 'top' */
  placement?: (typeof tooltipPlacements)[number];
  /** Hides it while the control shows the same text. */
  isDisabled?: boolean;
}

export type TooltipProps = TooltipOptions & OpenProps;

/** Names a control that shows only an icon, on hover and on keyboard focus. */
export function Tooltip({ trigger, children, placement = 'top', isDisabled = false, ...open }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={100} isDisabled={isDisabled} {...openState(open)}>
      {trigger}
      <AriaTooltip className={styles.tooltip} placement={placement} offset={6} data-component="Tooltip">
        {children}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
