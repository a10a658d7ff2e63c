import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Calendar } from 'react-aria-components/Calendar';
import { Button, DatePicker as AriaDatePicker, Group, Popover } from 'react-aria-components/DatePicker';
import * as choice from '../Choice/choice.css.ts';
import { FieldFrame, fieldRoot } from '../Field/FieldFrame.tsx';
import type { FieldProps, ValueProps } from '../Field/FieldProps.ts';
import { useValue } from '../Field/useValue.ts';
import { CalendarIcon } from '../icons/index.ts';
import * as styles from './Calendar.css.ts';
import { DayInput } from './DayInput.tsx';
import { toCalendarDate } from './days.ts';
import { useTypedDays } from './useTypedDays.ts';
import { Month } from './parts.tsx';

interface DatePickerOptions extends FieldProps<HTMLDivElement> {
  /** The first day that can be chosen, YYYY-MM-DD. */
  minValue?: string;
  /** The last day that can be chosen, YYYY-MM-DD. */
  maxValue?: string;
}

/** The value is YYYY-MM-DD; empty for none. */
export type DatePickerProps = DatePickerOptions & ValueProps<string | null, string | undefined>;

/** A day, typed in segments or picked from a calendar. */
export function DatePicker({ ref, ...props }: DatePickerProps) {
  const { minValue, maxValue, size } = props;
  const [value, setValue] = useValue(props);
  const day = toCalendarDate(value);
  const { shown, change, settle, problem } = useTypedDays(day ? [day] : undefined, (days) =>
    setValue(days?.[0]?.toString()),
  );
  const errorMessage = problem ?? props.errorMessage;
  return (
    <I18nProvider locale="en-IN">
      <AriaDatePicker
        {...fieldRoot('DatePicker', { ...props, errorMessage })}
        ref={ref}
        granularity="day"
        value={shown?.[0] ?? null}
        minValue={toCalendarDate(minValue)}
        maxValue={toCalendarDate(maxValue)}
        onChange={(next) => change(next ? [next] : undefined)}
        shouldForceLeadingZeros
      >
        <FieldFrame {...props} errorMessage={errorMessage}>
          <Group className={choice.control} data-part="box" data-size={size}>
            <div className={styles.days} onBlur={settle}>
              <DayInput />
            </div>
            <Button className={choice.opener}>
              <CalendarIcon size={16} />
            </Button>
          </Group>
        </FieldFrame>
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
