import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import * as styles from './HashTarget.css.ts';

/** Events of wouter: a link of the page adds the first, the browser's buttons the second. */
const navigations = ['pushState', 'popstate'] as const;

interface HashTargetProps {
  /** The part of an address after `#` that leads here. */
  id: string;
  children: ReactNode;
}

/** Content that an address leads to: it comes into view and gets the focus, as with a link of a plain page. */
export function HashTarget({ id, children }: HashTargetProps) {
  const target = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function show() {
      if (window.location.hash !== `#${id}`) return;
      target.current?.scrollIntoView();
      target.current?.focus({ preventScroll: true });
    }
    show();
    for (const type of navigations) window.addEventListener(type, show);
    return () => {
      for (const type of navigations) window.removeEventListener(type, show);
    };
  }, [id]);
  return (
    <div ref={target} id={id} tabIndex={-1} className={styles.target}>
      {children}
    </div>
  );
}
