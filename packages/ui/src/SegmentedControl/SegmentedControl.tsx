import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { ChoiceItem } from '../Choice/choices.tsx';
import { FieldFrame, fieldRoot } from '../Field/FieldFrame.tsx';
import type { FieldProps, ValueProps } from '../Field/FieldProps.ts';
import { useValue } from '../Field/useValue.ts';
import { segment, segments } from '../RadioGroup/RadioGroup.css.ts';

interface SegmentedControlOptions extends Omit<FieldProps<HTMLDivElement>, 'size'> {
  /** Two to four options of one or two words. */
  items: readonly ChoiceItem[];
}

/** The value is the id of the chosen item. */
export type SegmentedControlProps = SegmentedControlOptions & ValueProps<string>;

/** One of two to four short options, side by side. */
export function SegmentedControl({ ref, ...props }: SegmentedControlProps) {
  const [value = '', setValue] = useValue(props);
  return (
    <RadioGroup
      {...fieldRoot('SegmentedControl', props)}
      ref={ref}
      orientation="horizontal"
      value={value}
      onChange={setValue}
    >
      <FieldFrame {...props}>
        <div className={segments}>
          {props.items.map((item) => (
            <Radio key={item.id} value={item.id} isDisabled={item.isDisabled ?? false} className={segment}>
              {item.label}
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </RadioGroup>
  );
}
