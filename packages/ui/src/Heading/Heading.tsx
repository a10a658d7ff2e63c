import type { ReactNode } from 'react';
import { heading } from './Heading.css.ts';

export interface HeadingProps {
  children: ReactNode;
  /** Heading level. @default 2 */
  level?: 1 | 2 | 3 | 4;
  /** @default 'title', or 'page' for level 1 */
  size?: keyof typeof heading;
  id?: string;
}

/** A heading. */
export function Heading({ children, level = 2, size = level === 1 ? 'page' : 'title', id }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={heading[size]}>
      {children}
    </Element>
  );
}
