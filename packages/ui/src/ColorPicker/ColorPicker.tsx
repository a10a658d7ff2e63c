import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { inputMessages } from '../inputMessages.ts';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ColorArea } from 'react-aria-components/ColorArea';
import { ColorField } from 'react-aria-components/ColorField';
import { ColorPicker as AriaColorPicker, parseColor, type Color } from 'react-aria-components/ColorPicker';
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider';
import { ColorSwatch } from 'react-aria-components/ColorSwatch';
import { ColorThumb } from 'react-aria-components/ColorThumb';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../Button/index.ts';
import { popover } from '../Choice/choice.css.ts';
import { input } from '../Field/field.css.ts';
import { FieldBox } from '../Field/FieldFrame.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { FieldProps, ValueProps } from '../Field/FieldProps.ts';
import { useValue } from '../Field/useValue.ts';
import * as styles from './ColorPicker.css.ts';
import { channels, contrast, readableShade, rateContrast } from './contrast.ts';

const defaults = inputMessages.color;

interface ColorPickerOptions extends FieldProps<HTMLDivElement> {
  /** The background, or the text colour on it, `#rrggbb`. @default '#ffffff' */
  contrastWith?: string;
  /** Name of that colour. @default 'white' */
  contrastLabel?: string;
  /** Leaves the contrast rating out, where the screen has its own. @default false */
  isContrastHidden?: boolean;
  /** Named brand colours. */
  presets?: readonly { name: string; value: string }[];
}

/** The value is `#rrggbb`, in lower case. */
export type ColorPickerProps = ColorPickerOptions & ValueProps<string>;

const hexOf = (value: Color) => value.toString('hex').toLowerCase();

/** A colour picker with a live contrast rating. */
export function ColorPicker(props: ColorPickerProps) {
  const words = useMessages('color', defaults);
  const {
    contrastWith = '#ffffff',
    contrastLabel = words.white,
    presets,
    isContrastHidden = false,
    size,
    ...field
  } = props;
  const { isDisabled = false } = field;
  const [value = '#000000', setValue] = useValue(props);
  // A grey has no hue; the last one is remembered so that the hue slider doesn't jump to red.
  const [kept, setKept] = useState<Color>();
  const safe = channels(value) ? value : '#000000';
  const color = kept && hexOf(kept) === safe.toLowerCase() ? kept : parseColor(safe).toFormat('hsb');

  function change(next: Color) {
    setKept(next.toFormat('hsb'));
    if (hexOf(next) !== value) setValue(hexOf(next));
  }
  const ratio = contrast(safe, contrastWith);
  const verdict = rateContrast(ratio);
  const better = readableShade(safe, contrastWith);

  return (
    <FieldGroup {...field} component="ColorPicker">
      <AriaColorPicker value={color} onChange={change}>
        <FieldBox size={size} isDisabled={isDisabled} isInvalid={Boolean(field.errorMessage)}>
          <DialogTrigger>
            <AriaButton
              className={styles.opener}
              aria-label={words.open(field.label)}
              isDisabled={isDisabled}
            >
              <ColorSwatch className={styles.swatch} />
            </AriaButton>
            <Popover className={popover} offset={8} placement="bottom start">
              <Dialog className={styles.panel} aria-label={field.label}>
                <ColorArea
                  colorSpace="hsb"
                  xChannel="saturation"
                  yChannel="brightness"
                  className={styles.area}
                >
                  <ColorThumb className={`${styles.thumb} ${styles.areaThumb}`} />
                </ColorArea>
                <ColorSlider channel="hue" colorSpace="hsb">
                  <SliderTrack className={styles.hue}>
                    <ColorThumb className={styles.thumb} />
                  </SliderTrack>
                </ColorSlider>
                {presets && (
                  <div className={styles.presets} role="group" aria-label={words.presets}>
                    {presets.map((preset) => (
                      <AriaButton
                        key={preset.name}
                        className={styles.preset}
                        aria-label={preset.name}
                        aria-pressed={preset.value.toLowerCase() === safe.toLowerCase()}
                        style={{ background: preset.value }}
                        onPress={() => change(parseColor(preset.value))}
                      />
                    ))}
                  </div>
                )}
              </Dialog>
            </Popover>
          </DialogTrigger>
          <ColorField
            className={styles.field}
            aria-label={words.hex(field.label)}
            isDisabled={isDisabled}
            {...(field.errorMessage ? { isInvalid: true } : {})}
          >
            <Input className={input} data-figures dir="ltr" spellCheck="false" />
          </ColorField>
        </FieldBox>
      </AriaColorPicker>
      {!isContrastHidden && (
        <div className={styles.verdict} data-part="verdict">
          <span className={styles.judgement}>
            <span
              className={styles.sample}
              style={{ background: contrastWith, color: safe }}
              aria-hidden="true"
            />
            <span className={styles.judged} data-verdict={verdict}>
              {words.verdict(Math.floor(ratio * 10) / 10, contrastLabel, verdict)}
            </span>
          </span>
          {better !== safe && !isDisabled && (
            <Button size="small" onPress={() => change(parseColor(better))}>
              {words.use(better.toUpperCase())}
            </Button>
          )}
        </div>
      )}
    </FieldGroup>
  );
}
