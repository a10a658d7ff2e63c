import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { Slider as AriaSlider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { FieldProps, ValueProps } from '../Field/FieldProps.ts';
import { useValue } from '../Field/useValue.ts';
import * as styles from './Slider.css.ts';

interface SliderOptions extends Omit<FieldProps<HTMLDivElement>, 'size' | 'isRequired' | 'action'> {
  /** Called when the thumb is released: for updates that are costly. */
  onChangeEnd?: (value: number) => void;
  /** @default 0 */
  minValue?: number;
  /** @default 100 */
  maxValue?: number;
  /** @default 1 */
  step?: number;
  /** Follows the number: "%", "km", "days". */
  unit?: string;
  /** Shows the number at the end of the label's line. @default true */
  hasValue?: boolean;
}

export type SliderProps = SliderOptions & ValueProps<number>;

/** A number on a scale, for approximate values. For an exact number use NumberField. */
export function Slider(props: SliderProps) {
  const { onChangeEnd, minValue = 0, maxValue = 100, step = 1, unit, hasValue = true, ...field } = props;
  const { isDisabled = false } = field;
  const [value = minValue, setValue] = useValue(props);
  // React Aria positions the thumb by the locale, so the rail must not follow the page's direction alone.
  const { direction, locale } = useLocale();
  const shown = `${value.toLocaleString('en-IN')}${unit === '%' ? '%' : unit ? ` ${unit}` : ''}`;
  const share = ((value - minValue) / (maxValue - minValue)) * 100;
  return (
    <FieldGroup
      {...field}
      component="Slider"
      action={
        hasValue && (
          <span className={styles.value} dir="ltr">
            {shown}
          </span>
        )
      }
    >
      <I18nProvider locale={direction === 'rtl' ? locale : 'en-IN'}>
        <AriaSlider
          aria-label={field.label}
          value={value}
          onChange={(next: number) => setValue(next)}
          onChangeEnd={(next: number) => onChangeEnd?.(next)}
          minValue={minValue}
          maxValue={maxValue}
          step={step}
          isDisabled={isDisabled}
          {...(unit === '%' && { formatOptions: { style: 'unit', unit: 'percent' } })}
        >
          <SliderTrack className={styles.track} data-part="track" dir={direction}>
            <div className={styles.rail} />
            <div
              className={styles.filled}
              style={{
                insetInlineStart: -styles.railEnd,
                inlineSize: `calc(${share}% + ${styles.railEnd}px)`,
              }}
            />
            <SliderThumb className={styles.thumb} data-part="thumb" />
          </SliderTrack>
        </AriaSlider>
      </I18nProvider>
    </FieldGroup>
  );
}
