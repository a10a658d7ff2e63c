import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { Input, TextField } from 'react-aria-components/TextField';
import { ChoiceFrame } from '../Choice/ChoiceFrame.tsx';
import type { ChoiceField } from '../Choice/ChoiceFrame.tsx';
import * as choice from '../Choice/choice.css.ts';
import * as styles from './TagsField.css.ts';

export interface TagsFieldProps extends ChoiceField {
  value?: readonly string[] | undefined;
  onChange?: (tags: string[]) => void;
  placeholder?: string;
}

/** Free words: Enter or a comma keeps one, Backspace takes the last away. */
export function TagsField({
  value = [],
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
        <div className={`${choice.control} ${styles.control}`}>
          {value.length > 0 && (
            <TagGroup
              aria-label={label}
              className={styles.tags}
              onRemove={(keys) => {
                onChange?.(value.filter((tag) => !keys.has(tag)));
                input.current?.focus();
              }}
            >
              <TagList className={styles.tags}>
                {value.map((tag) => (
                  <Tag key={tag} id={tag} textValue={tag} className={styles.tag}>
                    {tag}
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
                  </Tag>
                ))}
              </TagList>
            </TagGroup>
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
