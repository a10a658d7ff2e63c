import { style } from '@vanilla-extract/css';
import { color, radius, space } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const zone = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[12],
    padding: space[12],
    border: `1px dashed ${color.controlBorder}`,
    borderRadius: radius.control,
    background: color.surface,
    selectors: { '&[data-drop-target]': { background: color.accentSoft, borderColor: color.accent } },
  }),
);
