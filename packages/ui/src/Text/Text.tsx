import type { ReactNode } from 'react';
import { numeric, sizes, tones, weights } from './Text.css.ts';

export interface TextProps {
  children?: ReactNode;
  /** @default 'body' */
  size?: keyof typeof sizes;
  /** @default 'ink' */
  tone?: keyof typeof tones;
  /** @default 'regular' */
  weight?: keyof typeof weights;
  /** Digits of equal width, for columns of numbers. @default false */
  isNumeric?: boolean;
  /** @default 'p' */
  as?: 'p' | 'span' | 'strong' | 'div' | 'li';
  id?: string;
}

/** Text. */
export function Text({
  children,
  size = 'body',
  tone = 'ink',
  weight = 'regular',
  isNumeric = false,
  as: Element = 'p',
  id,
}: TextProps) {
  return (
    <Element
      id={id}
      className={`${sizes[size]} ${tones[tone]} ${weights[weight]} ${isNumeric ? numeric.yes : ''}`}
    >
      {children}
    </Element>
  );
}
