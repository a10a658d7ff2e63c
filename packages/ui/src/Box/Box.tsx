import type { ReactNode } from 'react';
import { layout } from '../layout.css.ts';
import type { LayoutStyles } from '../layout.css.ts';

export interface BoxProps extends Pick<
  LayoutStyles,
  'paddingBlock' | 'paddingInline' | 'background' | 'borderRadius' | 'display'
> {
  children?: ReactNode;
  /** @default 'div' */
  as?: 'div' | 'section' | 'main' | 'span';
}

/** Padding and a background. For a framed group, use Card. */
export function Box({ children, as: Element = 'div', ...styles }: BoxProps) {
  return <Element className={layout(styles)}>{children}</Element>;
}
