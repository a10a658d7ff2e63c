import type { ReactElement, ReactNode } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { PreviewTrigger } from 'react-aria-components/PreviewTrigger';
import { popover } from '../Popover/Popover.css.ts';
import { body } from './HoverCard.css.ts';

export interface HoverCardProps {
  /** Names the card: "KH-100482". */
  label: string;
  /** The Link whose target it previews. */
  children: ReactElement;
  /** What is worth a look before going there. Made only when it is shown. */
  card: ReactNode;
  /** @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

/** A look at what is behind a link, without going there. Nothing in it may be needed to go on. */
export function HoverCard({ label, children, card, placement = 'bottom start' }: HoverCardProps) {
  return (
    <PreviewTrigger delay={400} closeDelay={200}>
      {children}
      <Popover
        className={popover}
        aria-label={label}
        placement={placement}
        offset={6}
        data-component="HoverCard"
      >
        <div className={body}>{card}</div>
      </Popover>
    </PreviewTrigger>
  );
}
