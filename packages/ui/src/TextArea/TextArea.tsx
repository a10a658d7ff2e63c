import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { inputMessages } from '../inputMessages.ts';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { announce } from '../announce/index.ts';
import { FieldBox, FieldFrame, fieldRoot } from '../Field/FieldFrame.tsx';
import type { FieldProps, ValueProps } from '../Field/FieldProps.ts';
import { useValue } from '../Field/useValue.ts';
import * as styles from './TextArea.css.ts';

interface TextAreaOptions extends Omit<FieldProps<HTMLTextAreaElement>, 'size'> {
  onBlur?: () => void;
  placeholder?: string;
  /** Lines while it is empty. @default 3 */
  minRows?: number;
  /** Lines it grows to; from there on it scrolls. @default 12 */
  maxRows?: number;
  /** Characters it may hold. Nothing that is typed or pasted is cut: the field says by how much to shorten it. */
  maxCharacters?: number;
  /** Shows how many characters there are. @default true where `maxCharacters` is given */
  hasCount?: boolean;
  isReadOnly?: boolean;
  autoFocus?: boolean;
}

export type TextAreaProps = TextAreaOptions & ValueProps<string>;

/** From here on the remaining count is announced; earlier it would interrupt. */
const nearlyFull = 20;

/** Counts code points, like databases. */
const lengthOf = (text: string) => Array.from(text).length;

/** Text over several lines: a note, an address. It grows with the text. */
export function TextArea({ ref, ...props }: TextAreaProps) {
  const textAreaMessages = useMessages('textArea', inputMessages.textArea);
  const { placeholder, minRows = 3, maxRows = 12, maxCharacters, isReadOnly = false } = props;
  const { hasCount = maxCharacters !== undefined, autoFocus = false, onBlur, ...field } = props;
  const [value = '', setValue] = useValue(props);
  const length = lengthOf(value);
  const over = maxCharacters === undefined ? 0 : Math.max(0, length - maxCharacters);
  const errorMessage = field.errorMessage ?? (over > 0 ? textAreaMessages.tooLong(over) : undefined);

  function change(typed: string) {
    setValue(typed);
    if (maxCharacters === undefined) return;
    const left = maxCharacters - lengthOf(typed);
    if (left < 0) announce(textAreaMessages.tooLong(-left));
    else if (left <= nearlyFull) announce(textAreaMessages.left(left));
  }

  const count = hasCount && (
    <span className={styles.count} data-over={over > 0 || undefined}>
      {textAreaMessages.count(length, maxCharacters)}
    </span>
  );
  return (
    <AriaTextField
      {...fieldRoot('TextArea', { ...field, errorMessage })}
      value={value}
      onChange={change}
      onBlur={() => onBlur?.()}
      isReadOnly={isReadOnly}
      autoFocus={autoFocus}
    >
      <FieldFrame
        {...field}
        errorMessage={errorMessage}
        description={
          count ? (
            <span className={styles.under}>
              <span>{field.description}</span>
              {count}
            </span>
          ) : (
            field.description
          )
        }
      >
        <FieldBox isDisabled={field.isDisabled} isInvalid={Boolean(errorMessage)}>
          <div className={styles.grower} style={{ maxBlockSize: `calc(${maxRows}lh + 12px)` }}>
            <AriaTextArea ref={ref} className={styles.area} rows={minRows} placeholder={placeholder} />
            {/* An empty last line needs content to have a height. */}
            <span className={styles.mirror} aria-hidden="true">{`${value} `}</span>
          </div>
        </FieldBox>
      </FieldFrame>
    </AriaTextField>
  );
}
