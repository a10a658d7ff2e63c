import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, space, text } from '@khep/ui/tokens';

export const conditions = style(
  inComponentsLayer({ containerType: 'inline-size', display: 'grid', rowGap: space[8] }),
);

/** Field and operator share a line. The value moves beside them when there is room. */
export const condition = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    gridTemplateAreas: '"field operator remove" "value value value"',
    gap: space[6],
    alignItems: 'start',
    '@container': {
      '(inline-size >= 520px)': {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.2fr) auto',
        gridTemplateAreas: '"field operator value remove"',
      },
    },
  }),
);

export const field = style(inComponentsLayer({ gridArea: 'field' }));
export const operator = style(inComponentsLayer({ gridArea: 'operator' }));
export const value = style(inComponentsLayer({ gridArea: 'value', minInlineSize: 0 }));
export const remove = style(inComponentsLayer({ gridArea: 'remove' }));

export const and = style(
  inComponentsLayer({
    margin: 0,
    marginBlockEnd: space[4],
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
  }),
);
