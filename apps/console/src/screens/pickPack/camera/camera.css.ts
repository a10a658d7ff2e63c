import { style } from '@vanilla-extract/css';
import { color, font, inComponentsLayer, radius, text } from '@khep/ui/tokens';

export const picture = style(
  inComponentsLayer({
    inlineSize: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    borderRadius: radius.card,
    background: color.sunken,
  }),
);
export const code = style(
  inComponentsLayer({
    ...text.title,
    fontFamily: font.mono,
    margin: 0,
    minBlockSize: '1.5em',
    overflowWrap: 'anywhere',
  }),
);
