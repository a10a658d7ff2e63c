import type { ReactNode } from 'react';
import { layout } from '../layout.css.ts';
import type { LayoutStyles } from '../layout.css.ts';

export interface GridProps {
  children?: ReactNode;
  /** How many equal columns, `aside` for a main column and a 320 px one, or `wide` for a main one and a smaller one; by width: `{ base: 1, md: 2 }`. @default 1 */
  columns?: LayoutStyles['gridTemplateColumns'];
  /** Pixels between the cells. @default 16 */
  gap?: LayoutStyles['gap'];
  /** @default 'stretch' */
  align?: LayoutStyles['alignItems'];
}

/** Children in columns. */
export function Grid({ children, columns = 1, gap = 16, align = 'stretch' }: GridProps) {
  return (
    <div className={layout({ display: 'grid', gridTemplateColumns: columns, gap, alignItems: align })}>
      {children}
    </div>
  );
}
