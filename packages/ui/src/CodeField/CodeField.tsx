import { lazy, Suspense, useState } from 'react';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { announce } from '../announce/index.ts';
import { Button } from '../Button/index.ts';
import { FieldBox, FieldFrame, fieldRoot, type FieldProps } from '../Field/FieldFrame.tsx';
import { messages } from '../messages.ts';
import * as styles from './CodeField.css.ts';
import { jsonProblem } from './json.ts';

const words = messages.code;
const Highlighted = lazy(() => import('./Highlighted.tsx'));

export interface CodeFieldProps extends Omit<FieldProps, 'size' | 'action'> {
  /** `undefined` is empty. */
  value?: string | undefined;
  onChange?: (value: string) => void;
  /** JSON is coloured, can be tidied, and is checked when it is left. @default 'json' */
  language?: 'json' | 'text';
  /** Lines while it is short. @default 6 */
  minRows?: number;
  isReadOnly?: boolean;
  placeholder?: string;
}

/** Code that is written or pasted: the body of a webhook, a courier's settings. Tab goes on: it is a field. */
export function CodeField({
  value = '',
  onChange,
  language = 'json',
  minRows = 6,
  isReadOnly = false,
  placeholder,
  ...field
}: CodeFieldProps) {
  const [wasLeft, setLeft] = useState(false);
  const problem = language === 'json' && wasLeft ? jsonProblem(value) : undefined;
  const errorMessage = field.errorMessage ?? (problem && words.notJson(problem.line));

  function tidy() {
    setLeft(true);
    if (jsonProblem(value) || value.trim() === '') return;
    onChange?.(JSON.stringify(JSON.parse(value), null, 2));
    announce(words.tidied);
  }
  async function copy() {
    await navigator.clipboard.writeText(value);
    announce(words.copied);
  }

  return (
    <TextField
      {...fieldRoot('CodeField', { ...field, errorMessage })}
      value={value}
      onChange={(typed) => {
        setLeft(false);
        onChange?.(typed);
      }}
      onBlur={() => setLeft(true)}
      isReadOnly={isReadOnly}
    >
      <FieldFrame
        {...field}
        errorMessage={errorMessage}
        action={
          <span className={styles.actions}>
            {language === 'json' && !isReadOnly && (
              <Button size="small" variant="ghost" isDisabled={field.isDisabled} onPress={tidy}>
                {words.tidy}
              </Button>
            )}
            <Button size="small" variant="ghost" onPress={() => void copy()}>
              {words.copy}
            </Button>
          </span>
        }
      >
        <FieldBox isDisabled={field.isDisabled} isInvalid={Boolean(errorMessage)}>
          <div className={styles.sheet}>
            <pre className={styles.under} aria-hidden="true">
              {language === 'json' ? (
                <Suspense fallback={value}>
                  <Highlighted text={value} />
                </Suspense>
              ) : (
                value
              )}
              {/* Gives an empty last line its height. */}{' '}
            </pre>
            <TextArea
              className={styles.area}
              rows={minRows}
              placeholder={placeholder}
              spellCheck="false"
              autoCapitalize="off"
              autoCorrect="off"
            />
          </div>
        </FieldBox>
      </FieldFrame>
    </TextField>
  );
}
