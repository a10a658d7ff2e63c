import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

export interface Description {
  term: string;
  detail: ReactNode;
  /** Emphasizes the line, for example a total. */
  isStrong?: boolean;
}

export const descriptionLayouts = ['rows', 'stacked'] as const;

export interface DescriptionListProps {
  items: readonly Description[];
  /**
   * `rows` aligns values at the end of the line, for numbers; `stacked` puts them below their terms. @default
   * 'rows'
   */
  layout?: (typeof descriptionLayouts)[number];
}

/** Properties of a record. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  return (
    <dl className={styles.list} data-component="DescriptionList" data-layout={layout}>
      {items.map((item) => (
        <div key={item.term} className={styles.entry} data-strong={item.isStrong || undefined}>
          <dt className={styles.term}>{item.term}</dt>
          <dd className={styles.detail}>{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}
