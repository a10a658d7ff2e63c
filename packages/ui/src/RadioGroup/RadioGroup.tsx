import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { checkbox } from '../Checkbox/Checkbox.css.ts';
import { ChoiceWords, type ChoiceItem } from '../Choice/choices.tsx';
import { FieldFrame, fieldRoot } from '../Field/FieldFrame.tsx';
import type { FieldProps, ValueProps } from '../Field/FieldProps.ts';
import { useValue } from '../Field/useValue.ts';
import * as styles from './RadioGroup.css.ts';

interface RadioGroupOptions extends Omit<FieldProps<HTMLDivElement>, 'size'> {
  items: readonly ChoiceItem[];
}

/** The value is the id of the chosen item. */
export type RadioGroupProps = RadioGroupOptions & ValueProps<string>;

/** One of a few options, all of them visible. */
export function RadioGroup({ ref, ...props }: RadioGroupProps) {
  const [value = '', setValue] = useValue(props);
  return (
    <AriaRadioGroup {...fieldRoot('RadioGroup', props)} ref={ref} value={value} onChange={setValue}>
      <FieldFrame {...props}>
        <div className={styles.options}>
          {props.items.map((item) => (
            <Radio key={item.id} value={item.id} isDisabled={item.isDisabled ?? false} className={checkbox}>
              <span className={styles.ring} />
              <ChoiceWords item={item} />
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}
