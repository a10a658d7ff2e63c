import type { ReactNode } from 'react';
import { layout } from '../layout.css.ts';
import type { LayoutStyles } from '../layout.css.ts';

export interface StackProps {
  children?: ReactNode;
  /** Gap in pixels. @default 12 */
  gap?: LayoutStyles['gap'];
  /** @default 'stretch' */
  align?: LayoutStyles['alignItems'];
  /** @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'section';
}

/** Stacked children with even spacing. */
export function Stack({ children, gap = 12, align = 'stretch', as: Element = 'div' }: StackProps) {
  return (
    <Element className={layout({ display: 'flex', flexDirection: 'column', gap, alignItems: align })}>
      {children}
    </Element>
  );
}
