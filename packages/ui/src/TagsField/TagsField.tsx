import { useImperativeHandle, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Input, TextField } from 'react-aria-components/TextField';
import { Chips } from '../Choice/Chips.tsx';
import * as choice from '../Choice/choice.css.ts';
import { FieldFrame, fieldRoot } from '../Field/FieldFrame.tsx';
import type { FieldProps, ValueProps } from '../Field/FieldProps.ts';
import { useValue } from '../Field/useValue.ts';
import * as styles from './TagsField.css.ts';

interface TagsFieldOptions extends FieldProps<HTMLInputElement> {
  placeholder?: string;
}

export type TagsFieldProps = TagsFieldOptions & ValueProps<readonly string[], string[]>;

const noTags: readonly string[] = [];

/** Free tags: Enter or a comma adds one, Backspace removes the last. */
export function TagsField({ ref, ...props }: TagsFieldProps) {
  const { placeholder, label, isDisabled, size } = props;
  const [value = noTags, setValue] = useValue(props);
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!);

  function add() {
    const tag = typed.trim();
    setTyped('');
    if (tag !== '' && !value.includes(tag)) setValue([...value, tag]);
  }
  function remove(taken: ReadonlySet<string>) {
    setValue(value.filter((tag) => !taken.has(tag)));
    input.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Backspace' && typed === '' && value.length > 0) setValue(value.slice(0, -1));
    // Without text, Enter submits the form.
    if ((event.key === 'Enter' || event.key === ',') && typed.trim() !== '') {
      event.preventDefault();
      add();
    }
  }

  return (
    <TextField {...fieldRoot('TagsField', props)} value={typed} onChange={setTyped}>
      <FieldFrame {...props}>
        <div
          className={`${choice.control} ${styles.control}`}
          data-part="box"
          data-size={size}
          onPointerDown={(event) => {
            if (event.target !== event.currentTarget) return;
            event.preventDefault();
            input.current?.focus();
          }}
        >
          {value.length > 0 && (
            <Chips
              label={label}
              items={value.map((tag) => ({ id: tag, label: tag }))}
              onRemove={isDisabled ? undefined : remove}
            />
          )}
          <Input
            ref={input}
            className={`${choice.input} ${styles.entry}`}
            onKeyDown={onKeyDown}
            onBlur={add}
            placeholder={placeholder}
          />
        </div>
      </FieldFrame>
    </TextField>
  );
}
