import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

export interface Description {
  term: string;
  detail: ReactNode;
  /** The line that counts: a total. */
  isStrong?: boolean;
}

export const descriptionLayouts = ['rows', 'stacked'] as const;

export interface DescriptionListProps {
  items: readonly Description[];
  /** `rows` sets the values at the end of the line, for figures; `stacked` sets them under their terms. @default 'rows' */
  layout?: (typeof descriptionLayouts)[number];
}

/** Facts about one thing, each under its name. */
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
