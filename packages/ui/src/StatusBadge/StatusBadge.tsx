import type { ReactNode } from 'react';
import type { Tone } from '../tokens/palette.ts';
import * as styles from './StatusBadge.css.ts';

export const badgeShapes = ['pill', 'tag'] as const;

export interface StatusBadgeProps {
  /** The state, in the past tense or as a task: "Delivered", "Confirm packaging". */
  children: ReactNode;
  /** Red only if money or a parcel is at risk, or someone must act now. @default 'neutral' */
  tone?: Tone;
  /** Replaces the dot. */
  icon?: ReactNode;
  /** `tag` is a property ("COD") without a dot. @default 'pill' */
  shape?: (typeof badgeShapes)[number];
}

/** A state in words; colour only repeats it. */
export function StatusBadge({ children, tone = 'neutral', icon, shape = 'pill' }: StatusBadgeProps) {
  return (
    <span
      className={`${styles.badge} ${styles.tone[tone]}`}
      data-component="StatusBadge"
      data-tone={tone}
      data-shape={shape}
    >
      {icon ? (
        <span className={styles.icon}>{icon}</span>
      ) : (
        shape === 'pill' && <span className={styles.dot} aria-hidden="true" />
      )}
      <span className={styles.words}>{children}</span>
    </span>
  );
}
