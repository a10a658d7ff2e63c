import { styleVariants } from '@vanilla-extract/css';
import { color, text, weight } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const heading = styleVariants(
  { page: text.pageTitle, title: text.title, label: text.label },
  (value) =>
    inComponentsLayer({
      margin: 0,
      ...value,
      color: color.ink,
      fontWeight: weight.bold,
      overflowWrap: 'anywhere',
    }),
);
