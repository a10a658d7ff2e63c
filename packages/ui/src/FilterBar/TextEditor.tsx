import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { useState, type FormEvent } from 'react';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import * as styles from './FilterBar.css.ts';
import { filterMessages } from './filterMessages.ts';
import type { TextFilter } from './filters.ts';

interface TextEditorProps {
  filter: TextFilter;
  value: string;
  onChange: (value: string | undefined) => void;
}

/** Text that a value must contain. Enter applies it. */
export function TextEditor({ filter, value, onChange }: TextEditorProps) {
  const filterBarMessages = useMessages('filterBar', filterMessages.filterBar);
  const [typed, setTyped] = useState(value);
  function submit(event: FormEvent) {
    event.preventDefault();
    onChange(typed.trim() || undefined);
  }
  return (
    <form className={styles.options} onSubmit={submit}>
      <TextField
        label={filter.label}
        value={typed}
        onChange={setTyped}
        maxLength={filter.maxLength ?? 100}
        placeholder={filter.placeholder}
      />
      <div>
        <Button type="submit" size="small" tone="accent">
          {filterBarMessages.apply}
        </Button>
      </div>
    </form>
  );
}
