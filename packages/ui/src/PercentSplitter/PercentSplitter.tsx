import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { inputMessages } from '../inputMessages.ts';
import { Button } from '../Button/index.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { FieldProps, ValueProps } from '../Field/FieldProps.ts';
import { useValue } from '../Field/useValue.ts';
import { LockIcon, UnlockIcon } from '../icons/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { Slider } from '../Slider/index.ts';
import { ToggleButton } from '../ToggleButton/index.ts';
import * as styles from './PercentSplitter.css.ts';
import { splitEvenly, limits, setShare, type PercentShare } from './shares.ts';

const defaults = inputMessages.splitter;

export interface PercentPart extends PercentShare {
  /** The recipient: "Delhivery", "Bhiwandi". */
  label: string;
}

/** The value is two to ten parts, which add up to 100. */
export type PercentSplitterProps = Omit<FieldProps<HTMLDivElement>, 'size'> &
  ValueProps<readonly PercentPart[], PercentPart[]>;

const noParts: readonly PercentPart[] = [];

/** Splits a whole among named parts. The sum is always 100. */
export function PercentSplitter(props: PercentSplitterProps) {
  const words = useMessages('splitter', defaults);
  const { isDisabled = false, ...field } = props;
  const [value = noParts, setValue] = useValue(props);
  const free = value.filter((part) => !part.isLocked).length;
  const set = (id: string, percent: number) => setValue(setShare(value, id, percent));
  const lock = (id: string, isLocked: boolean) =>
    setValue(value.map((part) => (part.id === id ? { ...part, isLocked } : part)));

  return (
    <FieldGroup {...field} isDisabled={isDisabled} component="PercentSplitter">
      <div className={styles.bar} aria-hidden="true">
        {value.map(({ id, percent }) => (
          <span key={id} className={styles.part} style={{ flexGrow: percent }} />
        ))}
      </div>
      <div className={styles.rows}>
        {value.map(({ id, label, percent, isLocked = false }) => {
          const [least, most] = limits(value, id);
          const isFixed = isDisabled || isLocked || least === most;
          return (
            <div key={id} className={styles.row}>
              <span className={styles.name}>{label}</span>
              <div className={styles.slide}>
                <Slider
                  label={label}
                  isLabelHidden
                  hasValue={false}
                  unit="%"
                  // The full scale, so that thumbs are comparable.
                  maxValue={100}
                  value={percent}
                  onChange={(next) => set(id, next)}
                  isDisabled={isFixed}
                />
              </div>
              <NumberField
                label={words.share(label)}
                isLabelHidden
                unit="%"
                maxDecimals={0}
                minValue={0}
                align="end"
                size="small"
                value={percent}
                onChange={(next) => set(id, next ?? 0)}
                isDisabled={isFixed}
              />
              <ToggleButton
                size="small"
                label={isLocked ? words.locked(label) : words.lock(label)}
                isIconOnly
                value={isLocked}
                onChange={(next) => lock(id, next)}
                isDisabled={isDisabled}
              >
                {isLocked ? <LockIcon size={16} /> : <UnlockIcon size={16} />}
              </ToggleButton>
            </div>
          );
        })}
      </div>
      <div className={styles.total}>
        <span>{words.total(value.reduce((sum, { percent }) => sum + percent, 0))}</span>
        <Button
          size="small"
          variant="ghost"
          isDisabled={isDisabled || free < 2}
          onPress={() => setValue(splitEvenly(value))}
        >
          {words.evenly}
        </Button>
      </div>
    </FieldGroup>
  );
}
