import { domainMessages } from '../../messages.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { gstinParts } from '../gstinParts.ts';
import * as styles from './GstinBreakdown.css.ts';

const defaults = domainMessages.gstinBreakdown;

export interface GstinBreakdownProps {
  /** A GSTIN, also while it is being typed. */
  gstin: string;
  /** State of the company's address, to compare with. */
  addressState?: string;
}

/** A GSTIN cut into its five parts, with what each says and which one has the typo. */
export function GstinBreakdown({ gstin, addressState = '' }: GstinBreakdownProps) {
  const messages = useDomainMessages('gstinBreakdown', defaults);
  return (
    <div className={styles.frame} data-component="GstinBreakdown">
      <ul className={styles.parts} aria-label={messages.label}>
        {gstinParts(gstin, addressState).map(({ id, text, isValid, meaning, note }) => (
          <li key={id} className={styles.part} data-wrong={isValid === false || undefined}>
            <span className={styles.characters}>{text}</span>
            <span className={styles.meaning}>{meaning}</span>
            <span className={styles.note}>{note}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
