import type { ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import * as callout from '../Callout/Callout.css.ts';
import { DismissButton } from '../Callout/DismissButton.tsx';
import { ToneIcon } from '../Callout/ToneIcon.tsx';
import { calloutWords } from '../shellMessages.ts';
import { banner } from './Banner.css.ts';

export const bannerTones = ['neutral', 'info', 'caution', 'critical'] as const;

export interface BannerProps {
  /** What is so, in one line. It names the banner among the page's landmarks. */
  title: string;
  /** What it means for the reader, and until when. */
  children?: ReactNode;
  /** @default 'info' */
  tone?: (typeof bannerTones)[number];
  /** One button or link: the next step. */
  action?: ReactNode;
  /** Adds a cross. Leave it out where work stops until something is done. */
  onDismiss?: () => void;
}

/** Something that concerns every screen: a courier that is down, an account on hold. Over the page, edge to edge. */
export function Banner({ title, children, tone = 'info', action, onDismiss }: BannerProps) {
  return (
    <section className={banner} data-component="Banner" data-tone={tone} aria-label={title}>
      <ToneIcon tone={tone} />
      <div className={callout.content}>
        <div className={callout.words}>
          <VisuallyHidden elementType="span">{`${calloutWords.tones[tone]}: `}</VisuallyHidden>
          <strong className={callout.lead}>{title}</strong>
          {children && <> {children}</>}
        </div>
        {action && <div className={callout.actions}>{action}</div>}
      </div>
      {onDismiss && <DismissButton onPress={onDismiss} />}
    </section>
  );
}
