import type { ReactNode } from 'react';
import { layout } from '../layout.css.ts';
import type { LayoutStyles } from '../layout.css.ts';

export interface InlineProps {
  children?: ReactNode;
  /** Pixels between the children. @default 8 */
  gap?: LayoutStyles['gap'];
  /** @default 'center' */
  align?: LayoutStyles['alignItems'];
  /** @default 'start' */
  justify?: LayoutStyles['justifyContent'];
  /** Keeps the children on one line. @default false */
  isNowrap?: boolean;
}

/** Children beside one another; they wrap where there is no room. */
export function Inline({
  children,
  gap = 8,
  align = 'center',
  justify = 'start',
  isNowrap = false,
}: InlineProps) {
  return (
    <div
      className={layout({
        display: 'flex',
        flexDirection: 'row',
        flexWrap: isNowrap ? 'nowrap' : 'wrap',
        gap,
        alignItems: align,
        justifyContent: justify,
      })}
    >
      {children}
    </div>
  );
}
