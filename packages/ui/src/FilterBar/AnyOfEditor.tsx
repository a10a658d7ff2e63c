import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { useState } from 'react';
import { Checkbox } from '../Checkbox/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './FilterBar.css.ts';
import { filterMessages } from './filterMessages.ts';
import type { AnyOfFilter } from './filters.ts';

interface AnyOfEditorProps {
  filter: AnyOfFilter;
  value: readonly string[];
  onChange: (value: readonly string[] | undefined) => void;
}

const defaults = filterMessages.filterBar;
const searchableFrom = 9;
/** Initially rendered options; others are found by typing. */
const maxDrawn = 100;

/** Multiple selection with search. */
export function AnyOfEditor({ filter, value, onChange }: AnyOfEditorProps) {
  const words = useMessages('filterBar', defaults);
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLocaleLowerCase();
  const found = filter.options.filter(({ label }) => label.toLocaleLowerCase().includes(wanted));
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{filter.label}</legend>
      {filter.options.length >= searchableFrom && (
        <SearchField label={words.search(filter.label)} value={typed} onChange={setTyped} size="small" />
      )}
      <div className={styles.list}>
        {found.slice(0, maxDrawn).map(({ id, label }) => (
          <Checkbox
            key={id}
            value={value.includes(id)}
            onChange={(isOn) => {
              const next = isOn ? [...value, id] : value.filter((each) => each !== id);
              onChange(next.length > 0 ? next : undefined);
            }}
          >
            {label}
          </Checkbox>
        ))}
        {found.length === 0 && <Text tone="third">{words.nothing}</Text>}
      </div>
    </fieldset>
  );
}
