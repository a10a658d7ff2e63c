import { useLayoutEffect, useState } from 'react';

const gap = 8;

/** The actions of a page's header, where they are in sight below the top bar. */
function bottomOfActions(): number | undefined {
  const actions = document.querySelector('[data-component="Page"] [data-part="actions"]');
  const { bottom = 0, height = 0 } = actions?.getBoundingClientRect() ?? {};
  return height > 0 && bottom > 0 && bottom < window.innerHeight / 2 ? bottom : undefined;
}

/**
 * Returns how far from the top toasts begin, in px, so that they don't cover the page's actions: the next one is often where
 * the pointer is, which would keep the toast there. Undefined without actions in sight.
 */
export function useToastTop(): number | undefined {
  const [top, setTop] = useState<number>();
  useLayoutEffect(() => {
    const measure = () => {
      const bottom = bottomOfActions();
      setTop(bottom === undefined ? undefined : bottom + gap);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return top;
}
