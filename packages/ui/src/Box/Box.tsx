import type { ReactNode } from 'react';
import { layout } from '../layout.css.ts';
import type { LayoutStyles } from '../layout.css.ts';
import { sticky } from './Box.css.ts';

export interface BoxProps extends Pick<
  LayoutStyles,
  'paddingBlock' | 'paddingInline' | 'background' | 'borderRadius' | 'display'
> {
  children?: ReactNode;
  /** @default 'div' */
  as?: 'div' | 'section' | 'main' | 'span';
  /** Stays in view beside a taller column, from 1024 px: a preview beside its form. @default false */
  isSticky?: boolean;
}

/** Padding and a background. For a framed group, use Card. */
export function Box({ children, as: Element = 'div', isSticky = false, ...styles }: BoxProps) {
  const className = isSticky ? `${sticky} ${layout(styles)}` : layout(styles);
  return <Element className={className}>{children}</Element>;
}
