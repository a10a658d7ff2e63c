import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../announce/index.ts';
import { dataMessages } from '../dataMessages.ts';
import { IconButton } from '../IconButton/index.ts';
import { CheckIcon, CopyIcon } from '../icons/index.ts';
import * as styles from './CopyText.css.ts';

export interface CopyTextProps {
  /** What is shown and copied, letter by letter. */
  text: string;
  /** What it is: "AWB". Names the button and the announcement. */
  label: string;
  /** For keys and codes, whose letters must be told apart. @default false */
  isCode?: boolean;
}

const defaults = dataMessages.copy;
/** How long the tick stays, in milliseconds. */
const shownFor = 2000;

/** A text with a button that copies it. */
export function CopyText({ text, label, isCode = false }: CopyTextProps) {
  const words = useMessages('copy', defaults);
  const place = useRef<HTMLSpanElement>(null);
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      announce(words.copied(label));
    } catch {
      // Without leave to write, the person still can: the text is selected for them.
      if (place.current) getSelection()?.selectAllChildren(place.current);
      announce(words.failed(label));
    }
  }

  return (
    <span className={styles.copy} data-component="CopyText">
      <span ref={place} className={isCode ? `${styles.text} ${styles.code}` : styles.text}>
        {text}
      </span>
      <IconButton
        size="small"
        label={isCopied ? words.copied(label) : words.copy(label)}
        onPress={() => void copy()}
      >
        {isCopied ? <CheckIcon size={14} /> : <CopyIcon size={14} />}
      </IconButton>
    </span>
  );
}
