import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { ChoiceFrame } from '../Choice/ChoiceFrame.tsx';
import type { ChoiceField, ChoiceItem } from '../Choice/ChoiceFrame.tsx';
import { field } from '../Choice/choice.css.ts';
import { segment, segments } from '../RadioGroup/RadioGroup.css.ts';

export interface SegmentedControlProps extends ChoiceField {
  /** Two to four, of a word or two each. */
  items: readonly ChoiceItem[];
  value?: string | undefined;
  onChange?: (value: string) => void;
  isLabelHidden?: boolean;
}

/** One of two to four short words, side by side. */
export function SegmentedControl({
  items,
  value,
  label,
  description,
  errorMessage,
  isLabelHidden = false,
  ...rest
}: SegmentedControlProps) {
  return (
    <RadioGroup
      {...rest}
      orientation="horizontal"
      value={value ?? ''}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={field}
      data-component="SegmentedControl"
    >
      <ChoiceFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isRequired={rest.isRequired ?? false}
        isLabelHidden={isLabelHidden}
      >
        <div className={segments}>
          {items.map((item) => (
            <Radio key={item.id} value={item.id} isDisabled={item.isDisabled ?? false} className={segment}>
              {item.label}
            </Radio>
          ))}
        </div>
      </ChoiceFrame>
    </RadioGroup>
  );
}
