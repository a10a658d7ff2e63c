import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { fieldMessages } from '../fieldMessages.ts';
import { inputMessages } from '../inputMessages.ts';
import { useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { announce } from '../announce/index.ts';
import { insideButton } from '../Field/field.css.ts';
import type { ValueProps } from '../Field/FieldProps.ts';
import { useValue } from '../Field/useValue.ts';
import { TextField, type TextFieldOptions } from '../TextField/TextField.tsx';
import * as styles from './PasswordField.css.ts';
import { passwordStrength, strengths, type PasswordStrength } from './strength.ts';

interface PasswordFieldOptions extends Omit<
  TextFieldOptions,
  'type' | 'inputMode' | 'prefix' | 'suffix' | 'autoComplete' | 'isNumeric'
> {
  /** Tells a password manager whether to fill in or to suggest a password. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
  /** Rates a new password while it is typed, with advice. @default false */
  hasStrength?: boolean;
  /** Words that are easy to guess for this user: the email, the brand. */
  personalWords?: readonly string[];
}

export type PasswordFieldProps = PasswordFieldOptions & ValueProps<string>;

const defaults = inputMessages.password;

/** A password, with a button that shows it. */
export function PasswordField({ hasStrength = false, personalWords, ...props }: PasswordFieldProps) {
  const words = useMessages('password', defaults);
  const fieldWords = useMessages('field', fieldMessages.field);
  const { autoComplete = 'current-password', isDisabled = false, description } = props;
  const [isShown, setShown] = useState(false);
  const [value, setValue] = useValue(props);
  const strength = hasStrength && value ? passwordStrength(value, personalWords) : undefined;

  function change(typed: string) {
    setValue(typed);
    if (!hasStrength || typed === '') return;
    const next = passwordStrength(typed, personalWords).strength;
    if (next !== strength?.strength) announce(words.strength[next]);
  }
  return (
    <TextField
      {...props}
      value={value}
      onChange={change}
      description={hasStrength ? <Strength of={strength} description={description} /> : description}
      autoComplete={autoComplete}
      type={isShown ? 'text' : 'password'}
      suffix={
        <Button
          className={insideButton}
          aria-label={isShown ? fieldWords.hidePassword : fieldWords.showPassword}
          onPress={() => setShown(!isShown)}
          isDisabled={isDisabled}
        >
          {isShown ? fieldWords.hide : fieldWords.show}
        </Button>
      }
    />
  );
}

/** Four steps and a word: colour isn't the only cue. */
function Strength({ of: found, description }: { of: PasswordStrength | undefined; description: ReactNode }) {
  const words = useMessages('password', defaults);
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
