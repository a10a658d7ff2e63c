import { useImperativeHandle, useRef, type ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import type { FieldProps, ValueProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
import { useValue } from '../Field/useValue.ts';
import * as styles from './Checkbox.css.ts';

interface CheckboxOptions extends Omit<
  FieldProps<HTMLInputElement>,
  'label' | 'isLabelHidden' | 'size' | 'action'
> {
  /** The meaning of a tick, as a statement: "Primary warehouse". */
  children: ReactNode;
  /** Some of what it represents is ticked. */
  isIndeterminate?: boolean;
}

export type CheckboxProps = CheckboxOptions & ValueProps<boolean>;

/** Yes or no, saved with the form. For what takes effect at once, use Switch. */
export function Checkbox({ ref, ...props }: CheckboxProps) {
  const { name, isDisabled = false, isRequired = false, isIndeterminate = false } = props;
  const { id, root, described, notes, errorMessage, clearError } = useField('Checkbox', props);
  const [value = false, setValue] = useValue(props);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!);
  return (
    <AriaCheckbox
      {...root}
      {...described}
      id={id}
      inputRef={input}
      name={name}
      isSelected={value}
      onChange={(isSelected) => {
        clearError();
        setValue(isSelected);
      }}
      isIndeterminate={isIndeterminate}
      isDisabled={isDisabled}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={styles.checkbox}
    >
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={styles.box}>
            {(isSelected || isIndeterminate) && (
              <svg
                width="12"
                height="12"
                viewBox="0 0 12 12"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                <path d={isIndeterminate ? 'M3 6h6' : 'm2.5 6.3 2.3 2.3 4.7-5'} />
              </svg>
            )}
          </span>
          <span className={styles.words}>
            <span>{props.children}</span>
            <FieldNotes {...notes} />
          </span>
        </>
      )}
    </AriaCheckbox>
  );
}
