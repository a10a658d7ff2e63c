import { I18nProvider } from 'react-aria-components/I18nProvider';
import { DateInput, DateSegment, TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { FieldBox, FieldFrame, fieldRoot } from '../Field/FieldFrame.tsx';
import type { FieldProps, ValueProps } from '../Field/FieldProps.ts';
import { useValue } from '../Field/useValue.ts';
import { ClockIcon } from '../icons/index.ts';
import * as styles from './TimeField.css.ts';
import { fromTime, toTime } from './time.ts';

interface TimeFieldOptions extends FieldProps<HTMLDivElement> {
  /** The first and last time that can be given, HH:mm. */
  minValue?: string;
  maxValue?: string;
  /** How it is shown. @default 12 */
  hours?: 12 | 24;
  isReadOnly?: boolean;
}

/** The value is HH:mm on a 24-hour clock, however it is shown. */
export type TimeFieldProps = TimeFieldOptions & ValueProps<string | null, string | undefined>;

/** A time of day in India, typed part by part: a pickup slot, opening hours. */
export function TimeField({ ref, ...props }: TimeFieldProps) {
  const { minValue, maxValue, hours = 12, isReadOnly = false, size, ...field } = props;
  const [value, setValue] = useValue(props);
  return (
    <I18nProvider locale="en-IN">
      <AriaTimeField
        {...fieldRoot('TimeField', field)}
        ref={ref}
        hourCycle={hours}
        granularity="minute"
        shouldForceLeadingZeros={hours === 24}
        value={toTime(value)}
        minValue={toTime(minValue)}
        maxValue={toTime(maxValue)}
        onChange={(time) => setValue(time ? fromTime(time) : undefined)}
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
