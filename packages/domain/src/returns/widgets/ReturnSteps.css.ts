import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, space, text, weight } from '@khep/ui/tokens';

export const steps = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[8]} ${space[16]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: text.label.fontSize,
    lineHeight: text.label.lineHeight,
    color: color.inkThird,
  }),
);
export const step = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    gap: space[6],
    selectors: {
      '&[data-state="done"]': { color: color.inkSecond },
      '&[data-state="now"]': { color: color.ink, fontWeight: weight.semibold },
    },
  }),
);
export const mark = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '18px',
    blockSize: '18px',
    borderRadius: '50%',
    border: `1.5px solid ${color.controlBorder}`,
    fontSize: text.secondary.fontSize,
    selectors: {
      '[data-state="done"] > &': {
        background: color.tone.positive.solid,
        borderColor: color.tone.positive.solid,
        color: color.onAccent,
      },
      '[data-state="now"] > &': {
        background: color.accent,
        borderColor: color.accent,
        color: color.onAccent,
      },
    },
  }),
);
