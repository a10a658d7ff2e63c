import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import * as styles from '../Field/field.css.ts';
import { FieldBox, FieldFrame, fieldRoot, type FieldProps } from '../Field/FieldFrame.tsx';
import { messages } from '../messages.ts';

export interface NumberInputProps extends FieldProps {
  /** The name for tests. */
  component: string;
  value?: number | undefined;
  onChange?: (value: number | undefined) => void;
  format: Intl.NumberFormatOptions;
  /** Below it the field is wrong; from 0 up, no minus sign goes in. */
  minValue?: number;
  /** Above it the field is wrong. */
  maxValue?: number;
  step?: number;
  placeholder?: string;
  autoFocus?: boolean;
  isReadOnly?: boolean;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** @default 'start' */
  align?: 'start' | 'end';
}

function outside(
  value: number | undefined,
  least: number | undefined,
  most: number | undefined,
): string | undefined {
  if (value === undefined) return undefined;
  if (least !== undefined && value < least) return messages.number.atLeast(least.toLocaleString('en-IN'));
  if (most !== undefined && value > most) return messages.number.atMost(most.toLocaleString('en-IN'));
  return undefined;
}

/**
 * What NumberField, MoneyField and WeightField share. Numbers are grouped as in India (1,23,456) whatever the
 * browser's language. A number outside its limits is shown as wrong, never changed without a word.
 */
export function NumberInput({
  component,
  value,
  onChange,
  format,
  minValue,
  maxValue,
  step,
  placeholder,
  autoFocus,
  isReadOnly,
  prefix,
  suffix,
  align = 'start',
  size = 'medium',
  ...field
}: NumberInputProps) {
  const errorMessage = field.errorMessage ?? outside(value, minValue, maxValue);
  return (
    <I18nProvider locale="en-IN">
      <AriaNumberField
        {...fieldRoot(component, { ...field, errorMessage })}
        // undefined would mean that nobody controls it; NaN is empty
        value={value ?? Number.NaN}
        onChange={(typed) => onChange?.(Number.isNaN(typed) ? undefined : typed)}
        formatOptions={format}
        isWheelDisabled
        // React Aria would move a number into its limits without a word; it only has to know that there is no minus
        {...(minValue !== undefined && minValue >= 0 && { minValue: 0 })}
        {...(step !== undefined && { step })}
        autoFocus={autoFocus ?? false}
        isReadOnly={isReadOnly ?? false}
      >
        <FieldFrame {...field} errorMessage={errorMessage}>
          <FieldBox
            size={size}
            prefix={prefix}
            suffix={suffix}
            isDisabled={field.isDisabled}
            isInvalid={Boolean(errorMessage)}
          >
            <Input className={styles.input} placeholder={placeholder} data-figures data-align={align} />
          </FieldBox>
        </FieldFrame>
      </AriaNumberField>
    </I18nProvider>
  );
}
