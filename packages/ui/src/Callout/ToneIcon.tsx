import type { Tone } from '../tokens/palette.ts';
import * as styles from './Callout.css.ts';

const marks: Record<Tone, string> = {
  neutral: 'M8 7.2v4M8 4.6v.4',
  accent: 'M8 7.2v4M8 4.6v.4',
  info: 'M8 7.2v4M8 4.6v.4',
  positive: 'm5 8.2 2.2 2.2L11.2 6',
  caution: 'M8 4.5v4.2M8 11v.4',
  critical: 'M8 4.5v4.2M8 11v.4',
};

/** Icon of a tone, so that colour isn't the only cue. */
export function ToneIcon({ tone }: { tone: Tone }) {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 16 16"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6.5" />
      <path d={marks[tone]} />
    </svg>
  );
}
