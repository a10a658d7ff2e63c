import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../announce/index.ts';
import { dataMessages } from '../dataMessages.ts';
import { IconButton } from '../IconButton/index.ts';
import { CheckIcon, CopyIcon } from '../icons/index.ts';
import * as styles from './CopyText.css.ts';

export interface CopyTextProps {
  /** The text to show and copy. */
  text: string;
  /** The kind of text: "AWB". Names the button and the announcement. */
  label: string;
  /** Uses a font with distinguishable letters, for codes. @default false */
  isCode?: boolean;
}

const defaults = dataMessages.copy;
/** How long the tick stays, in milliseconds. */
const shownFor = 2000;

/** A text with a copy button. */
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
      // Without permission, the text is selected for manual copying.
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
