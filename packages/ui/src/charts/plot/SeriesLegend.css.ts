import { style } from '@vanilla-extract/css';
import { color, space, text } from '../../tokens/contract.css.ts';
import { inComponentsLayer } from '../../tokens/inLayer.ts';
import { roomForLabels } from '../scale.ts';

export const place = style(inComponentsLayer({ containerType: 'inline-size' }));
export const key = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[4]} ${space[16]}`,
    marginBlockEnd: space[8],
    padding: 0,
    listStyle: 'none',
    color: color.inkSecond,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    '@container': {
      [`(min-width: ${roomForLabels}px)`]: { selectors: { '&[data-labelled]': { display: 'none' } } },
    },
  }),
);
export const item = style(inComponentsLayer({ display: 'flex', alignItems: 'center', gap: space[6] }));
