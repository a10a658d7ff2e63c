import { useCallback, useState, type ReactNode } from 'react';
import * as styles from './components.css.ts';

/** Renders its children once they are near the viewport, so that a page of thirty stories opens fast. */
export function LazyMount({ children }: { children: ReactNode }) {
  const [isNear, setNear] = useState(false);
  const watch = useCallback((place: HTMLElement | null) => {
    if (!place) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '50% 0px',
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={watch} className={styles.reserved} data-part="waiting" />;
}
