import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Calendar } from 'react-aria-components/Calendar';
import { Button, DatePicker as AriaDatePicker, Group, Popover } from 'react-aria-components/DatePicker';
import { ChoiceFrame } from '../Choice/ChoiceFrame.tsx';
import type { ChoiceField } from '../Choice/ChoiceFrame.tsx';
import * as choice from '../Choice/choice.css.ts';
import { CalendarIcon } from '../icons/index.ts';
import * as styles from './Calendar.css.ts';
import { DayInput } from './DayInput.tsx';
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
    <I18nProvider locale="en-IN">
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
          <Group className={choice.control} data-part="box">
            <div className={styles.days}>
              <DayInput />
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
    </I18nProvider>
  );
}
