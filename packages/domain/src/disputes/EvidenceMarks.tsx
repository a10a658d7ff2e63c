import { describeEvidence, evidenceKinds } from './evidence.ts';
import type { PhotoKind } from './evidence.ts';
import * as styles from './EvidenceMarks.css.ts';

export interface EvidenceMarksProps {
  /** The photos that there are. */
  kinds: readonly PhotoKind[];
}

/** A square for each of the five photos that couriers ask for. */
export function EvidenceMarks({ kinds }: EvidenceMarksProps) {
  return (
    <span
      className={styles.marks}
      role="img"
      aria-label={describeEvidence(kinds)}
      data-component="EvidenceMarks"
    >
      {evidenceKinds.map((kind) => (
        <span key={kind} className={styles.mark} data-there={kinds.includes(kind) || undefined} />
      ))}
    </span>
  );
}
