import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Input, TextField } from 'react-aria-components/TextField';
import { ChoiceFrame } from '../Choice/ChoiceFrame.tsx';
import type { ChoiceField } from '../Choice/ChoiceFrame.tsx';
import { Chips } from '../Choice/Chips.tsx';
import * as choice from '../Choice/choice.css.ts';
import * as styles from './TagsField.css.ts';

export interface TagsFieldProps extends ChoiceField {
  value?: readonly string[] | undefined;
  onChange?: (tags: string[]) => void;
  placeholder?: string;
}

const noTags: readonly string[] = [];

/** Free words: Enter or a comma keeps one, Backspace takes the last away. */
export function TagsField({
  value = noTags,
  onChange,
  placeholder,
  label,
  description,
  errorMessage,
  ...rest
}: TagsFieldProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);

  function keep() {
    const tag = typed.trim();
    setTyped('');
    if (tag !== '' && !value.includes(tag)) onChange?.([...value, tag]);
  }
  function remove(taken: ReadonlySet<string>) {
    onChange?.(value.filter((tag) => !taken.has(tag)));
    input.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange?.(value.slice(0, -1));
    // With nothing typed, Enter is the form's.
    if ((event.key === 'Enter' || event.key === ',') && typed.trim() !== '') {
      event.preventDefault();
      keep();
    }
  }

  return (
    <TextField
      {...rest}
      className={choice.field}
      data-component="TagsField"
      value={typed}
      onChange={setTyped}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <ChoiceFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isRequired={rest.isRequired ?? false}
      >
        <div
          className={`${choice.control} ${styles.control}`}
          data-part="box"
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
              onRemove={rest.isDisabled ? undefined : remove}
            />
          )}
          <Input
            ref={input}
            className={`${choice.input} ${styles.entry}`}
            onKeyDown={onKeyDown}
            onBlur={keep}
            {...(placeholder !== undefined && { placeholder })}
          />
        </div>
      </ChoiceFrame>
    </TextField>
  );
}
