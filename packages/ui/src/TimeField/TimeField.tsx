import { I18nProvider } from 'react-aria-components/I18nProvider';
import { DateInput, DateSegment, TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { FieldBox, FieldFrame, fieldRoot, type FieldProps } from '../Field/FieldFrame.tsx';
import { ClockIcon } from '../icons/index.ts';
import * as styles from './TimeField.css.ts';
import { fromTime, toTime } from './time.ts';

export interface TimeFieldProps extends FieldProps {
  /** HH:mm on a clock of 24 hours, whatever is shown; empty for none. */
  value?: string | null | undefined;
  onChange?: (time: string | undefined) => void;
  /** The first and last time that can be given, HH:mm. */
  minValue?: string;
  maxValue?: string;
  /** How it is shown. @default 12 */
  hours?: 12 | 24;
  isReadOnly?: boolean;
}

/** A time of day in India, typed part by part: a pickup slot, an office's hours. */
export function TimeField({
  value,
  onChange,
  minValue,
  maxValue,
  hours = 12,
  isReadOnly = false,
  size,
  ...field
}: TimeFieldProps) {
  return (
    <I18nProvider locale="en-IN">
      <AriaTimeField
        {...fieldRoot('TimeField', field)}
        hourCycle={hours}
        granularity="minute"
        shouldForceLeadingZeros={hours === 24}
        value={toTime(value)}
        minValue={toTime(minValue)}
        maxValue={toTime(maxValue)}
        onChange={(time) => onChange?.(time ? fromTime(time) : undefined)}
        isReadOnly={isReadOnly}
      >
        <FieldFrame {...field}>
          <FieldBox
            size={size}
            suffix={<ClockIcon size={16} />}
            isDisabled={field.isDisabled}
            isInvalid={Boolean(field.errorMessage)}
          >
            <DateInput className={styles.segments}>
              {(segment) => <DateSegment segment={segment} className={styles.segment} />}
            </DateInput>
          </FieldBox>
        </FieldFrame>
      </AriaTimeField>
    </I18nProvider>
  );
}
