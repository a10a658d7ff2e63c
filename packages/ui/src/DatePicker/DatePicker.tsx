import { Dialog } from 'react-aria-components/Dialog';
import { Calendar } from 'react-aria-components/Calendar';
import {
  Button,
  DateInput,
  DatePicker as AriaDatePicker,
  DateSegment,
  Group,
  Popover,
} from 'react-aria-components/DatePicker';
import { ChoiceFrame } from '../Choice/ChoiceFrame.tsx';
import type { ChoiceField } from '../Choice/ChoiceFrame.tsx';
import * as choice from '../Choice/choice.css.ts';
import { CalendarIcon } from '../icons/index.ts';
import * as styles from './Calendar.css.ts';
import { toCalendarDate } from './days.ts';
import { Month } from './parts.tsx';

export interface DatePickerProps extends ChoiceField {
  /** YYYY-MM-DD; empty for none. */
  value?: string | null | undefined;
  onChange?: (day: string | undefined) => void;
  /** The first and last day that can be chosen, YYYY-MM-DD. */
  minValue?: string;
  maxValue?: string;
}

/** One day: typed part by part, or picked from a month. */
export function DatePicker({
  value,
  onChange,
  minValue,
  maxValue,
  label,
  description,
  errorMessage,
  ...rest
}: DatePickerProps) {
  return (
    <AriaDatePicker
      {...rest}
      className={choice.field}
      data-component="DatePicker"
      granularity="day"
      value={toCalendarDate(value)}
      minValue={toCalendarDate(minValue)}
      maxValue={toCalendarDate(maxValue)}
      onChange={(day) => onChange?.(day?.toString())}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      shouldForceLeadingZeros
    >
      <ChoiceFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isRequired={rest.isRequired ?? false}
      >
        <Group className={choice.control}>
          <div className={styles.days}>
            <DateInput className={styles.segments}>
              {(segment) => <DateSegment segment={segment} className={styles.segment} />}
            </DateInput>
          </div>
          <Button className={choice.opener}>
            <CalendarIcon size={16} />
          </Button>
        </Group>
      </ChoiceFrame>
      <Popover className={choice.popover} offset={4}>
        <Dialog className={styles.ground}>
          <Calendar>
            <Month isSingle />
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
