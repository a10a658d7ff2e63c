import { styleVariants } from '@vanilla-extract/css';
import { color } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';
import type { TokenKind } from './json.ts';

const colors: Record<TokenKind, string> = {
  key: color.ink,
  string: color.tone.positive.ink,
  number: color.tone.info.ink,
  word: color.accentInk,
  plain: color.inkThird,
};
export const token = styleVariants(colors, (value) => inComponentsLayer({ color: value }));
