import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import * as styles from '../Field/field.css.ts';
import { messages } from '../messages.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'rows' | 'isMultiline' | 'prefix' | 'suffix' | 'autoComplete' | 'hasFigures'
> {
  /** Tells a password manager whether to fill in or to propose. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
}

/** A password, which its writer may read. */
export function PasswordField({
  autoComplete = 'current-password',
  isDisabled,
  ...props
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      isDisabled={isDisabled}
      autoComplete={autoComplete}
      type={isShown ? 'text' : 'password'}
      suffix={
        <Button
          className={styles.insideButton}
          aria-label={isShown ? messages.field.hidePassword : messages.field.showPassword}
          onPress={() => setShown(!isShown)}
          isDisabled={isDisabled ?? false}
        >
          {isShown ? messages.field.hide : messages.field.show}
        </Button>
      }
    />
  );
}
