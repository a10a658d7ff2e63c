import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import * as styles from './Dialog.css.ts';

export interface ScrollBodyProps {
  id?: string;
  children: ReactNode;
}

/** What may be longer than the window. While it is, it takes the focus, so that the arrow keys can scroll it. */
export function ScrollBody({ id, children }: ScrollBodyProps) {
  const [isLonger, setLonger] = useState(false);
  const watch = useCallback((body: HTMLDivElement | null) => {
    if (!body) return undefined;
    const measure = () => setLonger(body.scrollHeight > body.clientHeight + 1);
    const sizes = new ResizeObserver(measure);
    sizes.observe(body);
    // Its own size may stay while the words inside grow.
    const words = new MutationObserver(measure);
    words.observe(body, { childList: true, subtree: true, characterData: true });
    return () => {
      sizes.disconnect();
      words.disconnect();
    };
  }, []);
  return (
    <div ref={watch} id={id} className={styles.body} {...(isLonger && { tabIndex: 0 })}>
      {children}
    </div>
  );
}
