import type { ReactNode } from 'react';
import { layout } from '../layout.css.ts';
import type { LayoutStyles } from '../layout.css.ts';

export interface InlineProps {
  children?: ReactNode;
  /** Gap in pixels. @default 8 */
  gap?: LayoutStyles['gap'];
  /** @default 'center' */
  align?: LayoutStyles['alignItems'];
  /** @default 'start' */
  justify?: LayoutStyles['justifyContent'];
  /** Prevents wrapping. @default false */
  isNowrap?: boolean;
}

/** Children side by side, wrapping as needed. */
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
