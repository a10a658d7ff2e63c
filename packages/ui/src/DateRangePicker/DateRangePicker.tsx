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
import { ChoiceFrame } from '../Choice/ChoiceFrame.tsx';
import type { ChoiceField } from '../Choice/ChoiceFrame.tsx';
import * as choice from '../Choice/choice.css.ts';
import * as styles from '../DatePicker/Calendar.css.ts';
import { DayInput } from '../DatePicker/DayInput.tsx';
import { toCalendarDate } from '../DatePicker/days.ts';
import { Month } from '../DatePicker/parts.tsx';
import { CalendarIcon } from '../icons/index.ts';
import { presetLabels, presetRange, rangePresets } from './presets.ts';
import type { DayRange, RangePreset } from './presets.ts';

export interface DateRangePickerProps extends ChoiceField {
  value?: DayRange | null | undefined;
  onChange?: (range: DayRange | undefined) => void;
  minValue?: string;
  maxValue?: string;
  /** Ranges offered by name. @default all of them */
  presets?: readonly RangePreset[];
}

/** Days from and to: named ranges first, then typed or picked. */
export function DateRangePicker({
  value,
  onChange,
  minValue,
  maxValue,
  presets = rangePresets,
  label,
  description,
  errorMessage,
  ...rest
}: DateRangePickerProps) {
  const start = toCalendarDate(value?.start);
  const end = toCalendarDate(value?.end);
  return (
    <I18nProvider locale="en-IN">
      <AriaDateRangePicker
        {...rest}
        className={choice.field}
        data-component="DateRangePicker"
        granularity="day"
        value={start && end ? { start, end } : null}
        minValue={toCalendarDate(minValue)}
        maxValue={toCalendarDate(maxValue)}
        onChange={(range) =>
          onChange?.(range ? { start: range.start.toString(), end: range.end.toString() } : undefined)
        }
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
              <DayInput slot="start" />
              <span aria-hidden="true">–</span>
              <DayInput slot="end" />
            </div>
            <AriaButton className={choice.opener}>
              <CalendarIcon size={16} />
            </AriaButton>
          </Group>
        </ChoiceFrame>
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
                        onChange?.(presetRange(preset));
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
