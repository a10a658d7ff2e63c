import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { dataMessages } from '../dataMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './DiffList.css.ts';

export interface DiffChange {
  /** Readable field name: "Address". */
  field: string;
  /** Formatted value; null or empty if there was none. */
  before: string | null;
  after: string | null;
}

export interface DiffListProps {
  /** Unchanged fields are omitted. */
  changes: readonly DiffChange[];
}

const defaults = dataMessages.diff;

/** Changes field by field, before and after. */
export function DiffList({ changes }: DiffListProps) {
  const words = useMessages('diff', defaults);
  const changed = changes.filter(({ before, after }) => (before ?? '') !== (after ?? ''));
  if (changed.length === 0)
    return (
      <p className={styles.same} data-component="DiffList">
        {words.same}
      </p>
    );
  return (
    <dl className={styles.list} data-component="DiffList">
      {changed.map(({ field, before, after }) => (
        <div key={field} className={styles.row}>
          <dt className={styles.field}>{field}</dt>
          <dd className={styles.change}>
            <VisuallyHidden>{`${words.was} `}</VisuallyHidden>
            {before ? <del className={styles.before}>{before}</del> : <Nothing text={words.nothing} />}
            <span className={styles.arrow} aria-hidden="true">
              →
            </span>
            <VisuallyHidden>{`, ${words.now} `}</VisuallyHidden>
            {after ? <ins className={styles.after}>{after}</ins> : <Nothing text={words.nothing} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Nothing = ({ text }: { text: string }) => <span className={styles.nothing}>{text}</span>;
