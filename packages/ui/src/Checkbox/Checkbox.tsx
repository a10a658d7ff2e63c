import type { ReactNode } from 'react';
import { useId } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { description as descriptionStyle, error } from '../Field/field.css.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps {
  /** What ticking it means, as a statement: "Primary warehouse". */
  children: ReactNode;
  value?: boolean | undefined;
  onChange?: (isSelected: boolean) => void;
  description?: ReactNode;
  errorMessage?: string | undefined;
  /** Some of what it stands for is ticked. */
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  name?: string;
}

/** Something that is so or not, kept with the form. For what takes effect at once, use Switch. */
export function Checkbox({ children, value = false, description, errorMessage, ...rest }: CheckboxProps) {
  const id = useId();
  const describedBy = [description && `${id}-help`, errorMessage && `${id}-error`].filter(Boolean).join(' ');
  return (
    <AriaCheckbox
      {...rest}
      isSelected={value}
      isInvalid={Boolean(errorMessage)}
      className={styles.checkbox}
      data-component="Checkbox"
      {...(describedBy !== '' && { 'aria-describedby': describedBy })}
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
            <span>{children}</span>
            {description && (
              <span id={`${id}-help`} className={descriptionStyle}>
                {description}
              </span>
            )}
            {errorMessage && (
              <span id={`${id}-error`} className={error}>
                {errorMessage}
              </span>
            )}
          </span>
        </>
      )}
    </AriaCheckbox>
  );
}
