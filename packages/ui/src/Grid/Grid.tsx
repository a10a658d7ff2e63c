import type { ReactNode } from 'react';
import { layout } from '../layout.css.ts';
import type { LayoutStyles } from '../layout.css.ts';

export interface GridProps {
  children?: ReactNode;
  /**
   * Number of equal columns, `aside` (main and 320px), `side` (320px and main), or `wide` (main and smaller); by width: `{ base: 1,
   * md: 2 }`. @default 1
   */
  columns?: LayoutStyles['gridTemplateColumns'];
  /** Gap in pixels. @default 16 */
  gap?: LayoutStyles['gap'];
  /** @default 'stretch' */
  align?: LayoutStyles['alignItems'];
}

/** A grid of columns. */
export function Grid({ children, columns = 1, gap = 16, align = 'stretch' }: GridProps) {
  return (
    <div className={layout({ display: 'grid', gridTemplateColumns: columns, gap, alignItems: align })}>
      {children}
    </div>
  );
}
