import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { fieldMessages } from '../fieldMessages.ts';
import { Fragment } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { NumberField } from 'react-aria-components/NumberField';
import * as frame from '../Field/field.css.ts';
import { FieldBox } from '../Field/FieldFrame.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { FieldProps, ValueProps } from '../Field/FieldProps.ts';
import { useValue } from '../Field/useValue.ts';
import * as styles from './DimensionsField.css.ts';

/** Dimensions in centimetres; missing ones are empty. */
export interface Dimensions {
  length?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
}

const sides = ['length', 'width', 'height'] as const;
const centimetres: Intl.NumberFormatOptions = { maximumFractionDigits: 2 };

interface DimensionsFieldOptions extends FieldProps<HTMLDivElement> {
  /** Names of length, width and height, if they are three form values. */
  names?: readonly [length: string, width: string, height: string];
  autoFocus?: boolean;
  isReadOnly?: boolean;
}

/** The value is in centimetres. */
export type DimensionsFieldProps = DimensionsFieldOptions & ValueProps<Dimensions>;

/** Length × width × height. */
export function DimensionsField(props: DimensionsFieldProps) {
  const dimensionsMessages = useMessages('dimensions', fieldMessages.dimensions);
  const { names, autoFocus, isReadOnly, size, ...field } = props;
  const { label, errorMessage, isRequired, isDisabled } = field;
  const [value, setValue] = useValue(props);
  return (
    <FieldGroup {...field} component="DimensionsField">
      <FieldBox
        size={size}
        suffix={dimensionsMessages.unit}
        isDisabled={isDisabled}
        isInvalid={Boolean(errorMessage)}
      >
        <I18nProvider locale="en-IN">
          {sides.map((side, place) => (
            <Fragment key={side}>
              {place > 0 && (
                <span className={styles.times} aria-hidden="true">
                  ×
                </span>
              )}
              <NumberField
                className={styles.side}
                aria-label={dimensionsMessages.side(side)}
                data-field={names?.[place]}
                data-label={label}
                value={value?.[side] ?? Number.NaN}
                onChange={(typed) => setValue({ ...value, [side]: Number.isNaN(typed) ? undefined : typed })}
                formatOptions={centimetres}
                minValue={0}
                isWheelDisabled
                validationBehavior="aria"
                {...(errorMessage ? { isInvalid: true } : {})}
                isRequired={isRequired ?? false}
                isDisabled={isDisabled ?? false}
                isReadOnly={isReadOnly ?? false}
                autoFocus={place === 0 && (autoFocus ?? false)}
              >
                <Input className={frame.input} placeholder={dimensionsMessages.short[side]} data-figures />
              </NumberField>
            </Fragment>
          ))}
        </I18nProvider>
      </FieldBox>
    </FieldGroup>
  );
}
