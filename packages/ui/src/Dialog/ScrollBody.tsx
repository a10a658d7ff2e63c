import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import * as styles from './Dialog.css.ts';

export interface ScrollBodyProps {
  id?: string;
  children: ReactNode;
  /** Without padding: the parent's layout decides. @default false */
  isBare?: boolean;
}

/**
 * Content that may be taller than the window. It is focusable while it overflows, so that arrow keys scroll
 * it.
 */
export function ScrollBody({ id, children, isBare = false }: ScrollBodyProps) {
  const [isLonger, setLonger] = useState(false);
  const watch = useCallback((body: HTMLDivElement | null) => {
    if (!body) return undefined;
    const measure = () => setLonger(body.scrollHeight > body.clientHeight + 1);
    const sizes = new ResizeObserver(measure);
    sizes.observe(body);
    // Its size may stay while its content grows.
    const words = new MutationObserver(measure);
    words.observe(body, { childList: true, subtree: true, characterData: true });
    return () => {
      sizes.disconnect();
      words.disconnect();
    };
  }, []);
  return (
    <div
      ref={watch}
      id={id}
      className={styles.body}
      data-bare={isBare || undefined}
      {...(isLonger && { tabIndex: 0 })}
    >
      {children}
    </div>
  );
}
