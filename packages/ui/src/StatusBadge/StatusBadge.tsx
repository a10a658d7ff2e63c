import type { ReactNode } from 'react';
import type { Tone } from '../tokens/palette.ts';
import * as styles from './StatusBadge.css.ts';

export const badgeShapes = ['pill', 'tag'] as const;

export interface StatusBadgeProps {
  /** The state in words, past tense or the need: "Delivered", "Confirm packaging". */
  children: ReactNode;
  /** Red only where money or a parcel is being lost, or someone must act now. @default 'neutral' */
  tone?: Tone;
  /** In place of the dot, where there is room. */
  icon?: ReactNode;
  /** `tag` marks a fact about a thing ("COD") and has no dot. @default 'pill' */
  shape?: (typeof badgeShapes)[number];
}

/** Where a thing stands, said in words; the colour only repeats it. */
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
