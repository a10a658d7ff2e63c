import { style } from '@vanilla-extract/css';
import { color, font, radius, space, text } from '../tokens/contract.css.ts';
import { focusRing, noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const view = style(
  inComponentsLayer({
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
    background: color.surface,
    minInlineSize: 0,
  }),
);
export const head = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    padding: `${space[4]} ${space[8]} ${space[4]} ${space[12]}`,
    borderBlockEnd: `1px solid ${color.line}`,
    ...text.label,
    color: color.inkSecond,
    overflowWrap: 'anywhere',
  }),
);
export const tree = style(
  inComponentsLayer({
    maxBlockSize: 420,
    overflow: 'auto',
    margin: 0,
    padding: space[4],
    listStyle: 'none',
    direction: 'ltr',
    fontFamily: font.mono,
    fontSize: text.label.fontSize,
    lineHeight: '1.375rem',
    ...noRing,
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
  }),
);
export const node = style(
  inComponentsLayer({
    display: 'flex',
    gap: space[6],
    minBlockSize: 24,
    paddingInlineEnd: space[8],
    borderRadius: radius.small,
    cursor: 'default',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { background: color.sunken },
      '[role="tree"]:focus &[data-active]': { background: color.accentSoft },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '[role="tree"]:focus &[data-active]': { outline: '2px solid Highlight' } },
      },
    },
  }),
);
export const arrow = style(
  inComponentsLayer({
    flex: 'none',
    inlineSize: 16,
    textAlign: 'center',
    color: color.inkThird,
    userSelect: 'none',
  }),
);
export const size = style(inComponentsLayer({ color: color.inkThird }));
