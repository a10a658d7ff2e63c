import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, radius, space, text, weight } from '@khep/ui/tokens';

export const band = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: '72px',
    padding: `${space[8]} ${space[16]}`,
    borderRadius: radius.control,
    background: color.tone.positive.solid,
    color: color.tone.positive.onSolid,
    forcedColorAdjust: 'none',
    selectors: {
      '&[data-result=wrong]': {
        background: color.tone.critical.solid,
        color: color.tone.critical.onSolid,
      },
    },
  }),
);
export const sign = style(inComponentsLayer({ display: 'flex', flexShrink: 0, fontSize: '28px' }));
export const words = style(
  inComponentsLayer({
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    ...text.body,
  }),
);
export const title = style(inComponentsLayer({ ...text.title, fontWeight: weight.bold }));
export const action = style(inComponentsLayer({ flexShrink: 0, whiteSpace: 'nowrap' }));
