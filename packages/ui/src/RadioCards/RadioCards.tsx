import type { ReactNode } from 'react';
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { FieldFrame, fieldRoot } from '../Field/FieldFrame.tsx';
import type { FieldProps, ValueProps } from '../Field/FieldProps.ts';
import { useValue } from '../Field/useValue.ts';
import * as styles from './RadioCards.css.ts';

/** An option with distinguishing facts. */
export interface RadioCardItem {
  id: string;
  label: string;
  /** Beside the label, for example a StatusBadge: "Recommended". */
  badge?: ReactNode;
  /** Below the label. */
  description?: ReactNode;
  /** Short facts in the same order on every card. */
  facts?: readonly { term: string; detail: string }[];
  /** The deciding fact at the end, for example a price. */
  trailing?: ReactNode;
  isDisabled?: boolean;
}

interface RadioCardsOptions extends Omit<FieldProps<HTMLDivElement>, 'size'> {
  items: readonly RadioCardItem[];
}

/** The value is the id of the chosen item. */
export type RadioCardsProps = RadioCardsOptions & ValueProps<string>;

/** One of a few options compared by facts. If a name is enough, use RadioGroup. */
export function RadioCards({ ref, ...props }: RadioCardsProps) {
  const [value = '', setValue] = useValue(props);
  return (
    <AriaRadioGroup {...fieldRoot('RadioCards', props)} ref={ref} value={value} onChange={setValue}>
      <FieldFrame {...props}>
        <div className={styles.cards}>
          {props.items.map((item) => (
            <Radio
              key={item.id}
              value={item.id}
              isDisabled={item.isDisabled ?? false}
              className={styles.card}
            >
              <span className={styles.ring} />
              <span className={styles.words}>
                <span className={styles.title}>
                  <span className={styles.name}>{item.label}</span> {item.badge}
                </span>
                {item.description && <span className={styles.below}>{item.description}</span>}
              </span>
              {item.facts && (
                <span className={styles.facts}>
                  {item.facts.map(({ term, detail }) => (
                    <span key={term} className={styles.fact}>
                      <span className={styles.detail}>{detail}</span>{' '}
                      <span className={styles.term}>{term}</span>
                    </span>
                  ))}
                </span>
              )}
              {item.trailing && <span className={styles.end}>{item.trailing}</span>}
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}
