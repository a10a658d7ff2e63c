import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { Slider as AriaSlider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { FieldProps } from '../Field/FieldFrame.tsx';
import { messages } from '../messages.ts';
import * as styles from './Slider.css.ts';

interface SliderScale extends Omit<FieldProps, 'size' | 'isRequired' | 'action'> {
  /** @default 0 */
  minValue?: number;
  /** @default 100 */
  maxValue?: number;
  /** @default 1 */
  step?: number;
  /** Said after the number: "%", "km", "days". */
  unit?: string;
  /** Shows the number at the end of the label's line. @default true */
  hasValue?: boolean;
}

export interface SliderProps extends SliderScale {
  value: number;
  onChange?: (value: number) => void;
  /** The hand has let go: what is costly to follow can follow now. */
  onChangeEnd?: (value: number) => void;
}

const none: readonly string[] = [];

/** A number that is found by feel: an approximate share, a threshold. Where the number is known, use NumberField. */
export function Slider({ value, onChange, onChangeEnd, ...scale }: SliderProps) {
  return (
    <Track
      {...scale}
      component="Slider"
      values={[value]}
      names={none}
      onChange={([next]) => next !== undefined && onChange?.(next)}
      onChangeEnd={([next]) => next !== undefined && onChangeEnd?.(next)}
    />
  );
}

export interface RangeSliderProps extends SliderScale {
  /** From and to. */
  value: readonly [from: number, to: number];
  onChange?: (value: [from: number, to: number]) => void;
  onChangeEnd?: (value: [from: number, to: number]) => void;
}

/** Two ends of a range on one scale: from 200 to 500 g. */
export function RangeSlider({ value, onChange, onChangeEnd, ...scale }: RangeSliderProps) {
  const pair = ([from, to]: readonly number[]): [number, number] => [from ?? value[0], to ?? value[1]];
  return (
    <Track
      {...scale}
      component="RangeSlider"
      values={value}
      names={messages.slider.ends}
      onChange={(next) => onChange?.(pair(next))}
      onChangeEnd={(next) => onChangeEnd?.(pair(next))}
    />
  );
}

interface TrackProps extends SliderScale {
  component: string;
  values: readonly number[];
  /** What tells the thumbs apart, before the label. */
  names: readonly string[];
  onChange: (values: readonly number[]) => void;
  onChangeEnd: (values: readonly number[]) => void;
}

function Track({
  component,
  values,
  names,
  onChange,
  onChangeEnd,
  minValue = 0,
  maxValue = 100,
  step = 1,
  unit,
  hasValue = true,
  isDisabled = false,
  ...field
}: TrackProps) {
  // React Aria lays the thumbs out by the language, so the rail must not go by the page alone.
  const { direction, locale } = useLocale();
  const shown = (value: number) =>
    `${value.toLocaleString('en-IN')}${unit === '%' ? '%' : unit ? ` ${unit}` : ''}`;
  const share = (value: number) => ((value - minValue) / (maxValue - minValue)) * 100;
  const start = values.length > 1 ? share(values[0]!) : 0;
  const end = share(values.at(-1)!);
  return (
    <FieldGroup
      {...field}
      isDisabled={isDisabled}
      component={component}
      action={
        hasValue && (
          <span className={styles.value} dir="ltr">
            {values.map(shown).join(' – ')}
          </span>
        )
      }
    >
      <I18nProvider locale={direction === 'rtl' ? locale : 'en-IN'}>
        <AriaSlider
          aria-label={field.label}
          value={[...values]}
          onChange={onChange}
          onChangeEnd={onChangeEnd}
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
              style={
                values.length > 1
                  ? { insetInlineStart: `${start}%`, inlineSize: `${end - start}%` }
                  : { insetInlineStart: -styles.railEnd, inlineSize: `calc(${end}% + ${styles.railEnd}px)` }
              }
            />
            {values.map((_value, index) => (
              <SliderThumb
                key={names[index] ?? 'only'}
                index={index}
                className={styles.thumb}
                data-part="thumb"
                aria-label={names[index]}
              />
            ))}
          </SliderTrack>
        </AriaSlider>
      </I18nProvider>
    </FieldGroup>
  );
}
