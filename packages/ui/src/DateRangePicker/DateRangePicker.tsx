import {
  DateRangePicker as AriaDateRangePicker,
  Button as AriaButton,
  Group,
  Popover,
} from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { Button } from '../Button/index.ts';
import * as choice from '../Choice/choice.css.ts';
import { FieldFrame, fieldRoot } from '../Field/FieldFrame.tsx';
import type { FieldProps, ValueProps } from '../Field/FieldProps.ts';
import { useValue } from '../Field/useValue.ts';
import * as styles from '../DatePicker/Calendar.css.ts';
import { DayInput } from '../DatePicker/DayInput.tsx';
import { toCalendarDate } from '../DatePicker/days.ts';
import { useTypedDays } from '../DatePicker/useTypedDays.ts';
import { Month } from '../DatePicker/parts.tsx';
import { CalendarIcon } from '../icons/index.ts';
import { presetLabels, presetRange, rangePresets } from './presets.ts';
import type { DayRange, RangePreset } from './presets.ts';

interface DateRangePickerOptions extends FieldProps<HTMLDivElement> {
  /** The first day that can be chosen, YYYY-MM-DD. */
  minValue?: string;
  /** The last day that can be chosen, YYYY-MM-DD. */
  maxValue?: string;
  /** Presets to offer. @default all */
  presets?: readonly RangePreset[];
}

export type DateRangePickerProps = DateRangePickerOptions & ValueProps<DayRange | null, DayRange | undefined>;

/** A range of days: a preset, typed or picked. */
export function DateRangePicker({ ref, ...props }: DateRangePickerProps) {
  const { minValue, maxValue, presets = rangePresets, size } = props;
  const [value, setValue] = useValue(props);
  const start = toCalendarDate(value?.start);
  const end = toCalendarDate(value?.end);
  const { shown, change, settle, problem } = useTypedDays(start && end ? [start, end] : undefined, (days) => {
    const [first, last] = days ?? [];
    setValue(first && last ? { start: first.toString(), end: last.toString() } : undefined);
  });
  const [from, to] = shown ?? [];
  const errorMessage = problem ?? props.errorMessage;
  return (
    <I18nProvider locale="en-IN">
      <AriaDateRangePicker
        {...fieldRoot('DateRangePicker', { ...props, errorMessage })}
        ref={ref}
        granularity="day"
        value={from && to ? { start: from, end: to } : null}
        minValue={toCalendarDate(minValue)}
        maxValue={toCalendarDate(maxValue)}
        onChange={(range) => change(range ? [range.start, range.end] : undefined)}
        shouldForceLeadingZeros
      >
        <FieldFrame {...props} errorMessage={errorMessage}>
          <Group className={choice.control} data-part="box" data-size={size}>
            <div className={styles.days} onBlur={settle}>
              <DayInput slot="start" />
              <span aria-hidden="true">–</span>
              <DayInput slot="end" />
            </div>
            <AriaButton className={choice.opener}>
              <CalendarIcon size={16} />
            </AriaButton>
          </Group>
        </FieldFrame>
        <Popover className={choice.popover} offset={4}>
          <Dialog className={styles.ground}>
            {({ close }) => (
              <>
                <div className={styles.presets}>
                  {presets.map((preset) => (
                    <Button
                      key={preset}
                      size="small"
                      onPress={() => {
                        setValue(presetRange(preset));
                        close();
                      }}
                    >
                      {presetLabels[preset]}
                    </Button>
                  ))}
                </div>
                <RangeCalendar>
                  <Month />
                </RangeCalendar>
              </>
            )}
          </Dialog>
        </Popover>
      </AriaDateRangePicker>
    </I18nProvider>
  );
}
