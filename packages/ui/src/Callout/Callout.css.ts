import { style } from '@vanilla-extract/css';
import { color, radius, space, weight } from '../tokens/contract.css.ts';
import { focusRing, noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';
import { tones } from '../tokens/palette.ts';

export const callout = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'flex-start',
    gap: '10px',
    padding: `10px ${space[12]}`,
    borderRadius: radius.control,
    border: '1px solid',
    selectors: Object.fromEntries(
      tones.map((tone) => [
        `&[data-tone="${tone}"]`,
        {
          background: color.tone[tone].soft,
          borderColor: color.tone[tone].line,
          color: color.tone[tone].ink,
        },
      ]),
    ),
  }),
);
export const mark = style(inComponentsLayer({ flexShrink: 0, marginBlockStart: '1px' }));
/** Text and buttons; the buttons wrap below the text. */
export const content = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: space[8],
    flex: 1,
    minInlineSize: 0,
  }),
);
export const words = style(
  inComponentsLayer({ flex: '1 1 200px', minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const title = style(inComponentsLayer({ display: 'block', fontWeight: weight.semibold }));
export const actions = style(
  inComponentsLayer({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginBlock: '-2px' }),
);
export const dismiss = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '24px',
    blockSize: '24px',
    marginBlock: '-2px',
    borderRadius: radius.small,
    cursor: 'pointer',
    ...noRing,
    selectors: { '&[data-focus-visible]': focusRing, '&[data-hovered]': { background: color.surface } },
  }),
);
