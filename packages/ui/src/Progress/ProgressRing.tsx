import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import * as styles from './Progress.css.ts';
import { progressRoot, type ProgressProps } from './ProgressBar.tsx';

export const progressRingSizes = ['small', 'medium', 'large'] as const;
type ProgressRingSize = (typeof progressRingSizes)[number];

export interface ProgressRingProps extends ProgressProps {
  /** 16, 24 or 56 pixels; the large one shows the percentage. @default 'medium' */
  size?: ProgressRingSize;
}

const measures: Record<ProgressRingSize, { size: number; stroke: number }> = {
  small: { size: 16, stroke: 2 },
  medium: { size: 24, stroke: 3 },
  large: { size: 56, stroke: 5 },
};

/** Progress in the space of an icon, for example in a button or row. */
export function ProgressRing({ size = 'medium', ...progress }: ProgressRingProps) {
  const { value, tone = 'accent' } = progress;
  const { size: side, stroke } = measures[size];
  const radius = (side - stroke) / 2;
  const round = 2 * Math.PI * radius;
  const line = { cx: side / 2, cy: side / 2, r: radius, fill: 'none', strokeWidth: stroke };
  return (
    <AriaProgressBar
      {...progressRoot(progress)}
      className={styles.ring}
      data-component="ProgressRing"
      data-tone={tone}
    >
      {({ percentage = 30 }) => (
        <>
          <svg
            className={styles.circle}
            data-indeterminate={value === undefined || undefined}
            width={side}
            height={side}
            aria-hidden="true"
          >
            <circle {...line} className={styles.ringTrack} />
            <circle
              {...line}
              className={styles.ringFill}
              strokeDasharray={round}
              strokeDashoffset={round * (1 - percentage / 100)}
            />
          </svg>
          {size === 'large' && value !== undefined && (
            <span className={styles.ringValue} aria-hidden="true">{`${Math.floor(percentage)}%`}</span>
          )}
        </>
      )}
    </AriaProgressBar>
  );
}
