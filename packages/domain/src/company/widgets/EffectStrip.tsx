import { CardIcon, CheckIcon, ReceiptIcon, TruckIcon, VisuallyHidden, WarningIcon } from '@khep/ui';
import type { ReactNode } from 'react';
import { domainMessages } from '../../messages.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import type { CompanyEffect, EffectId } from '../effects.ts';
import * as styles from './EffectStrip.css.ts';

const defaults = domainMessages.companyEffects;

const icons: Record<EffectId, ReactNode> = {
  parcels: <TruckIcon />,
  invoices: <ReceiptIcon />,
  hsn: <CheckIcon />,
  payouts: <CardIcon />,
};

export interface EffectStripProps {
  /** From `companyEffects`. */
  effects: readonly CompanyEffect[];
}

/** Shows the effects of the company's details today, side by side: parcels, invoices, HSN and payouts. */
export function EffectStrip({ effects }: EffectStripProps) {
  const messages = useDomainMessages('companyEffects', defaults);
  return (
    <div className={styles.frame} data-component="EffectStrip">
      <ul className={styles.strip} aria-label={messages.label}>
        {effects.map(({ id, tone, title, detail }) => (
          <li key={id} className={styles.effect} data-tone={tone}>
            <span className={styles.tone[tone]} aria-hidden="true">
              {tone === 'critical' ? <WarningIcon /> : icons[id]}
            </span>
            <div>
              <p className={styles.title}>
                {title}
                {tone !== 'positive' && <VisuallyHidden>{messages.open}</VisuallyHidden>}
              </p>
              <p className={styles.detail}>{detail}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
