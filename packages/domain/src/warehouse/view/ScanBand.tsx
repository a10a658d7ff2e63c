import { WarningIcon, CheckIcon } from '@khep/ui';
import type { ReactNode } from 'react';
import * as styles from './ScanBand.css.ts';

export interface ScanBandProps {
  /** `wrong` blocks until the right piece is scanned. */
  result: 'right' | 'wrong';
  title: string;
  /** The next step, or the mistake and its fix. */
  detail: ReactNode;
  /** A button: Undo. */
  action?: ReactNode;
}

/** The result of a scan, readable at arm's length: by colour, sign and words. */
export function ScanBand({ result, title, detail, action }: ScanBandProps) {
  return (
    <div
      className={styles.band}
      data-result={result}
      role={result === 'wrong' ? 'alert' : 'status'}
      data-component="ScanBand"
    >
      <span className={styles.sign} aria-hidden="true">
        {result === 'right' ? <CheckIcon /> : <WarningIcon />}
      </span>
      <span className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        <span>{detail}</span>
      </span>
      {action !== undefined && <span className={styles.action}>{action}</span>}
    </div>
  );
}
