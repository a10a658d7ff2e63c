import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { useState } from 'react';
import { NumberField } from '../NumberField/index.ts';
import * as styles from './FilterBar.css.ts';
import { filterMessages } from './filterMessages.ts';
import type { NumberRange, RangeFilter } from './filters.ts';

interface RangeEditorProps {
  filter: RangeFilter;
  value: NumberRange | undefined;
  onChange: (value: NumberRange | undefined) => void;
}

const defaults = filterMessages.filterBar;

/** A number range; applied as soon as it is valid. */
export function RangeEditor({ filter, value, onChange }: RangeEditorProps) {
  const words = useMessages('filterBar', defaults);
  const [draft, setDraft] = useState<NumberRange>(value ?? {});
  const isWrong = draft.min !== undefined && draft.max !== undefined && draft.min > draft.max;

  function change(next: NumberRange) {
    setDraft(next);
    const { min, max } = next;
    if (min === undefined && max === undefined) onChange(undefined);
    else if (min === undefined || max === undefined || min <= max) onChange({ min, max });
  }
  const shared = {
    unit: filter.unit,
    prefix: filter.prefix,
    minValue: filter.limits?.[0] ?? 0,
    ...(filter.limits && { maxValue: filter.limits[1] }),
  };
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{filter.label}</legend>
      <div className={styles.ends}>
        <NumberField
          {...shared}
          label={words.from}
          value={draft.min}
          onChange={(min) => change({ ...draft, min })}
        />
        <NumberField
          {...shared}
          label={words.to}
          value={draft.max}
          errorMessage={isWrong ? words.wrongOrder : undefined}
          onChange={(max) => change({ ...draft, max })}
        />
      </div>
    </fieldset>
  );
}
