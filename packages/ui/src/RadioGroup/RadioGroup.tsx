import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { checkbox } from '../Checkbox/Checkbox.css.ts';
import { ChoiceFrame, ChoiceWords } from '../Choice/ChoiceFrame.tsx';
import type { ChoiceField, ChoiceItem } from '../Choice/ChoiceFrame.tsx';
import { field } from '../Choice/choice.css.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioGroupProps extends ChoiceField {
  items: readonly ChoiceItem[];
  /** Id of the chosen item. */
  value?: string | undefined;
  onChange?: (value: string) => void;
}

/** One of a few things that all want to be read. */
export function RadioGroup({ items, value, label, description, errorMessage, ...rest }: RadioGroupProps) {
  return (
    <AriaRadioGroup
      {...rest}
      value={value ?? ''}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={field}
      data-component="RadioGroup"
    >
      <ChoiceFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isRequired={rest.isRequired ?? false}
      >
        <div className={styles.options}>
          {items.map((item) => (
            <Radio key={item.id} value={item.id} isDisabled={item.isDisabled ?? false} className={checkbox}>
              <span className={styles.ring} />
              <ChoiceWords item={item} />
            </Radio>
          ))}
        </div>
      </ChoiceFrame>
    </AriaRadioGroup>
  );
}
