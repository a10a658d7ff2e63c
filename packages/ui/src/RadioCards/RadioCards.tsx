import type { ReactNode } from 'react';
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { ChoiceFrame } from '../Choice/ChoiceFrame.tsx';
import type { ChoiceField } from '../Choice/ChoiceFrame.tsx';
import { field } from '../Choice/choice.css.ts';
import * as styles from './RadioCards.css.ts';

/** One thing to choose, with what tells it from the others. */
export interface RadioCardItem {
  id: string;
  label: string;
  /** Beside the label, as a StatusBadge: "Recommended". */
  badge?: ReactNode;
  /** Under the label. */
  description?: ReactNode;
  /** Short facts in the same order on every card, so that they can be compared down a column. */
  facts?: readonly { term: string; detail: string }[];
  /** What decides, at the end of the row: a price. */
  trailing?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioCardsProps extends ChoiceField {
  items: readonly RadioCardItem[];
  /** Id of the chosen item. */
  value?: string | undefined;
  onChange?: (value: string) => void;
  /** The card's own title stands over it. @default false */
  isLabelHidden?: boolean;
}

/** One of a few options that are compared by their facts. Where a name is enough, use RadioGroup. */
export function RadioCards({
  items,
  value,
  label,
  description,
  errorMessage,
  isLabelHidden = false,
  ...rest
}: RadioCardsProps) {
  return (
    <AriaRadioGroup
      {...rest}
      value={value ?? ''}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={field}
      data-component="RadioCards"
    >
      <ChoiceFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isRequired={rest.isRequired ?? false}
        isLabelHidden={isLabelHidden}
      >
        <div className={styles.cards}>
          {items.map((item) => (
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
      </ChoiceFrame>
    </AriaRadioGroup>
  );
}
