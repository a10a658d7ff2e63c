import { useMemo, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import * as styles from '../Field/field.css.ts';
import { FieldBox, FieldFrame, fieldRoot, type FieldProps } from '../Field/FieldFrame.tsx';

export interface NumberInputProps extends FieldProps {
  /** The name for tests. */
  component: string;
  value?: number | undefined;
  onChange?: (value: number | undefined) => void;
  format: Intl.NumberFormatOptions;
  minValue?: number;
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

/**
 * What NumberField, MoneyField and WeightField share. Numbers are grouped as in India (1,23,456) whatever the
 * browser's language. A number outside its limits is shown as wrong, never changed without a word.
 */
export function NumberInput({ component, value, onChange, format, minValue, maxValue, step, placeholder, autoFocus, isReadOnly, prefix, suffix, align = 'start', size = 'medium', ...field }: NumberInputProps) {
  const formatOptions = useMemo(() => ({ ...format }), [JSON.stringify(format)]);
  return (
    <I18nProvider locale="en-IN">
      <AriaNumberField
        {...fieldRoot(component, field)}
        // null would mean nobody controls it; NaN means empty
        value={value ?? Number.NaN}
        onChange={(typed) => onChange?.(Number.isNaN(typed) ? undefined : typed)}
        formatOptions={formatOptions}
        commitBehavior="validate"
        isWheelDisabled
        {...(minValue !== undefined && { minValue })}
        {...(maxValue !== undefined && { maxValue })}
        {...(step !== undefined && { step })}
        autoFocus={autoFocus ?? false}
        isReadOnly={isReadOnly ?? false}
      >
        <FieldFrame {...field}>
          <FieldBox size={size} prefix={prefix} suffix={suffix} isDisabled={field.isDisabled} isInvalid={Boolean(field.errorMessage)}>
            <Input className={styles.input} placeholder={placeholder} data-figures data-align={align} />
          </FieldBox>
        </FieldFrame>
      </AriaNumberField>
    </I18nProvider>
  );
}
