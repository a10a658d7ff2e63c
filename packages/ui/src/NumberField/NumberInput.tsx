import { useState } from 'react';
import type { ClipboardEvent, ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import * as styles from '../Field/field.css.ts';
import { FieldBox, FieldFrame, fieldRoot } from '../Field/FieldFrame.tsx';
import type { FieldProps, ValueProps } from '../Field/FieldProps.ts';
import { useValue } from '../Field/useValue.ts';
import { fieldMessages } from '../fieldMessages.ts';
import type { Messages } from '../MessagesProvider/createMessages.tsx';
import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { pastedNumber } from './pastedNumber.ts';

export interface NumberInputOptions extends FieldProps<HTMLInputElement> {
  /** Below it the field is invalid. From 0 up, no minus sign can be typed. */
  minValue?: number;
  /** Above it the field is invalid. */
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

/** The value of a field of numbers; `undefined` is empty. */
export type NumberValueProps = ValueProps<number, number | undefined>;

export type NumberInputProps = NumberInputOptions &
  NumberValueProps & {
    /** The value of `data-component`. */
    component: string;
    format: Intl.NumberFormatOptions;
  };

function outside(
  value: number | undefined,
  least: number | undefined,
  most: number | undefined,
  words: Messages<typeof fieldMessages.number>,
): string | undefined {
  if (value === undefined) return undefined;
  if (least !== undefined && value < least) return words.atLeast(least.toLocaleString('en-IN'));
  if (most !== undefined && value > most) return words.atMost(most.toLocaleString('en-IN'));
  return undefined;
}

/**
 * The base of NumberField, MoneyField and WeightField. Numbers are grouped as in India (1,23,456) whatever the browser's
 * language. A number outside its limits is shown as invalid, never changed silently.
 */
export function NumberInput({ ref, ...props }: NumberInputProps) {
  const { component, format, minValue, maxValue, step, size, isDisabled } = props;
  const [value, setValue] = useValue(props);
  const words = useMessages('number', fieldMessages.number);
  /** A text that was pasted and is no number; undefined once there is another value. */
  const [unread, setUnread] = useState<string>();
  const problem = unread === undefined ? outside(value, minValue, maxValue, words) : words.noNumber(unread);
  const errorMessage = props.errorMessage ?? problem;

  /** React Aria drops what it can't parse and reads 1.299,50 as 1.3, both without a word. */
  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const { value: typed, selectionStart, selectionEnd } = event.currentTarget;
    const isWhole = typed === '' || (selectionStart === 0 && selectionEnd === typed.length);
    const text = event.clipboardData.getData('text/plain').trim();
    if (text === '' || (!isWhole && /^\d+$/.test(text)) || props.isReadOnly === true) return;
    event.preventDefault();
    const read = isWhole
      ? pastedNumber(text, typeof props.suffix === 'string' ? props.suffix : '')
      : undefined;
    const decimals = format.maximumFractionDigits ?? 3;
    const isExact = read !== undefined && Number(read.toFixed(decimals)) === read;
    const isSigned = read !== undefined && read < 0 && (minValue ?? -1) >= 0;
    if (!isExact || isSigned) {
      setUnread(text.length > 30 ? `${text.slice(0, 30)}…` : text);
      return;
    }
    setUnread(undefined);
    setValue(read);
  }
  return (
    <I18nProvider locale="en-IN">
      <AriaNumberField
        {...fieldRoot(component, { ...props, errorMessage })}
        // `undefined` would make it uncontrolled; NaN is empty
        value={value ?? Number.NaN}
        onChange={(typed) => {
          setUnread(undefined);
          setValue(Number.isNaN(typed) ? undefined : typed);
        }}
        formatOptions={format}
        isWheelDisabled
        // React Aria would clamp the number silently; it only has to know that there is no minus
        {...(minValue !== undefined && minValue >= 0 && { minValue: 0 })}
        step={step}
        autoFocus={props.autoFocus ?? false}
        isReadOnly={props.isReadOnly ?? false}
      >
        <FieldFrame {...props} errorMessage={errorMessage}>
          <FieldBox
            size={size}
            prefix={props.prefix}
            suffix={props.suffix}
            isDisabled={isDisabled}
            isInvalid={Boolean(errorMessage)}
          >
            <Input
              ref={ref}
              className={styles.input}
              placeholder={props.placeholder}
              onPaste={onPaste}
              onInput={() => setUnread(undefined)}
              data-figures
              data-align={props.align ?? 'start'}
            />
          </FieldBox>
        </FieldFrame>
      </AriaNumberField>
    </I18nProvider>
  );
}
