import { useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { announce } from '../announce/index.ts';
import { insideButton } from '../Field/field.css.ts';
import { messages } from '../messages.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import * as styles from './PasswordField.css.ts';
import { passwordStrength, strengths, type PasswordStrength } from './strength.ts';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'rows' | 'isMultiline' | 'prefix' | 'suffix' | 'autoComplete' | 'hasFigures'
> {
  /** Tells a password manager whether to fill in or to propose. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
  /** Says how strong a new password is and what would help, while it is written. @default false */
  hasStrength?: boolean;
  /** What a guesser knows of the person, for the strength: the email, the brand. */
  personalWords?: readonly string[];
}

const words = messages.password;

/** A password, which its writer may read. */
export function PasswordField({
  autoComplete = 'current-password',
  hasStrength = false,
  personalWords,
  isDisabled,
  description,
  ...props
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const strength = hasStrength && props.value ? passwordStrength(props.value, personalWords) : undefined;

  function change(value: string) {
    props.onChange?.(value);
    if (!hasStrength || value === '') return;
    const next = passwordStrength(value, personalWords).strength;
    if (next !== strength?.strength) announce(words.strength[next]);
  }
  return (
    <TextField
      {...props}
      onChange={change}
      description={hasStrength ? <Strength of={strength} description={description} /> : description}
      isDisabled={isDisabled}
      autoComplete={autoComplete}
      type={isShown ? 'text' : 'password'}
      suffix={
        <Button
          className={insideButton}
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

/** Four steps and a word: colour alone says nothing. */
function Strength({ of: found, description }: { of: PasswordStrength | undefined; description: ReactNode }) {
  const reached = found ? strengths.indexOf(found.strength) : -1;
  return (
    <span className={styles.under}>
      <span className={styles.meter} aria-hidden="true">
        {strengths.map((step, at) => (
          <span
            key={step}
            className={styles.step}
            data-strength={at <= reached ? found?.strength : undefined}
          />
        ))}
      </span>
      {found
        ? `${words.strength[found.strength]} ${found.advice ? words.advice[found.advice] : ''}`
        : description}
    </span>
  );
}
