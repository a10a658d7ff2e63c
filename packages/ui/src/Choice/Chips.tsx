import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import * as styles from './Chips.css.ts';

export interface ChipsProps {
  /** Accessible name: the field's label. */
  label: string;
  items: readonly { id: string; label: string }[];
  /** If omitted, chips can't be removed. */
  onRemove?: ((ids: ReadonlySet<string>) => void) | undefined;
}

/** Selected values as removable chips: arrow keys move, Delete removes. */
export function Chips({ label, items, onRemove }: ChipsProps) {
  return (
    <TagGroup
      aria-label={label}
      className={styles.chips}
      {...(onRemove && { onRemove: (keys) => onRemove(new Set([...keys].map(String))) })}
    >
      <TagList className={styles.chips}>
        {items.map((item) => (
          <Tag key={item.id} id={item.id} textValue={item.label} className={styles.chip}>
            {item.label}
            {onRemove && (
              <Button slot="remove" className={styles.remove}>
                <svg
                  width="8"
                  height="8"
                  viewBox="0 0 10 10"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.6"
                  aria-hidden="true"
                >
                  <path d="m1.5 1.5 7 7m0-7-7 7" />
                </svg>
              </Button>
            )}
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  );
}
