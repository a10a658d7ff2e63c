import { style } from '@vanilla-extract/css';
import { color, radius, space, text } from '../tokens/contract.css.ts';
import { focusRing, noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

/** Inside the field's box, before the button. */
export const content = style(
  inComponentsLayer({
    display: 'flex',
    flex: '1 1 0',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    minInlineSize: 0,
    paddingBlock: space[4],
  }),
);
export const opener = style(
  inComponentsLayer({
    display: 'flex',
    flex: '0 0 auto',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    minInlineSize: '24px',
    minBlockSize: '24px',
    borderRadius: radius.small,
    color: color.ink,
    textAlign: 'start',
    cursor: 'default',
    ...noRing,
    selectors: {
      '&[data-placeholder]': { flex: '1 1 auto', color: color.inkThird },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { color: color.inkThird, cursor: 'not-allowed' },
    },
  }),
);
export const foot = style(
  inComponentsLayer({
    ...text.secondary,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    padding: `${space[6]} ${space[12]}`,
    borderBlockStart: `1px solid ${color.line}`,
    color: color.inkThird,
    fontVariantNumeric: 'tabular-nums',
  }),
);
