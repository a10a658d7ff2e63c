import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { FilterChip } from '../FilterChip/index.ts';
import { CloseIcon } from '../icons/index.ts';
import { Popover } from '../Popover/index.ts';
import * as styles from './FilterBar.css.ts';
import { FilterEditor } from './FilterEditor.tsx';
import { filterMessages } from './filterMessages.ts';
import type { Filter, FilterValue } from './filters.ts';

interface FilterBarChipProps {
  filter: Filter;
  value: FilterValue | undefined;
  /** Formatted value. */
  text: string | undefined;
  onChange: (value: FilterValue | undefined) => void;
}

const defaults = filterMessages.filterBar;

/** A filter of the bar: a chip that opens its editor, and a remove button while active. */
export function FilterBarChip({ filter, value, text, onChange }: FilterBarChipProps) {
  const words = useMessages('filterBar', defaults);
  return (
    <span className={styles.chip}>
      <Popover label={filter.label} trigger={<FilterChip label={filter.label} value={text} />}>
        {(close) => <FilterEditor filter={filter} value={value} onChange={onChange} onDone={close} />}
      </Popover>
      {text !== undefined && !filter.isRequired && (
        <button
          type="button"
          className={styles.remove}
          aria-label={words.remove(`${filter.label}: ${text}`)}
          onClick={() => onChange(undefined)}
        >
          <CloseIcon size={12} />
        </button>
      )}
    </span>
  );
}
