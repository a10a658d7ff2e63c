import * as styles from './code.css.ts';
import { jsonTokens } from './json.ts';

/** A text with its pieces coloured. Loaded when first shown: most pages have no code. */
export default function Highlighted({ text }: { text: string }) {
  return (
    <>
      {jsonTokens(text).map(({ kind, text: piece, at }) => (
        <span key={at} className={styles.token[kind]}>
          {piece}
        </span>
      ))}
    </>
  );
}
