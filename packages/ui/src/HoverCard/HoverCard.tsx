import type { ReactNode } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { PreviewTrigger } from 'react-aria-components/PreviewTrigger';
import { openState, type OpenProps, type TriggerProps } from '../Dialog/OverlayProps.ts';
import { popover } from '../Popover/Popover.css.ts';
import { body } from './HoverCard.css.ts';

interface HoverCardOptions extends TriggerProps {
  /** Names the card: "KH-100482". */
  label: string;
  /** A preview of the link's target. Rendered only while shown. */
  children: ReactNode;
  /** @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

export type HoverCardProps = HoverCardOptions & OpenProps;

/** Previews the target of a link, which is its `trigger`. Nothing in it may be needed. */
export function HoverCard({ label, trigger, children, placement = 'bottom start', ...open }: HoverCardProps) {
  return (
    <PreviewTrigger delay={400} closeDelay={200} {...openState(open)}>
      {trigger}
      <Popover
        className={popover}
        aria-label={label}
        placement={placement}
        offset={6}
        data-component="HoverCard"
      >
        <div className={body}>{children}</div>
      </Popover>
    </PreviewTrigger>
  );
}
