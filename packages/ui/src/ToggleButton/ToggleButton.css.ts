import { style } from '@vanilla-extract/css';
import { color, font, motion, radius, size, space, text, weight } from '../tokens/contract.css.ts';
import { focusRing, noRing } from '../tokens/focus.css.ts';
import { forcedColorsOnly, forcedHighlight } from '../tokens/forcedColors.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const toggle = style(
  inComponentsLayer({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[6],
    boxSizing: 'border-box',
    minBlockSize: size.control,
    padding: `${space[4]} 12px`,
    border: `1px solid ${color.controlBorder}`,
    borderRadius: radius.control,
    background: color.surface,
    color: color.inkSecond,
    fontFamily: font.sans,
    fontSize: text.body.fontSize,
    fontWeight: weight.medium,
    lineHeight: text.body.lineHeight,
    textAlign: 'center',
    cursor: 'pointer',
    transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
    ...noRing,
    selectors: {
      '&[data-size="small"]': {
        minBlockSize: size.controlSmall,
        paddingInline: space[8],
        fontSize: text.label.fontSize,
      },
      '&[data-icon]': { paddingInline: 0, aspectRatio: '1' },
      '&[data-hovered]': { background: color.sunken, color: color.ink },
      '&[data-selected]': {
        background: color.accentSoft,
        borderColor: color.accent,
        color: color.accentInk,
      },
      // Mixed, because with increased contrast the accent line is nearly as dark as its text.
      '&[data-pressed]': { background: `color-mix(in oklab, ${color.accent} 22%, ${color.surface})` },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': {
        background: color.sunken,
        borderColor: color.line,
        color: color.inkThird,
        cursor: 'not-allowed',
      },
      '[data-invalid] &': { borderColor: color.tone.critical.solid },
    },
    '@media': forcedColorsOnly({
      selectors: {
        '&[data-selected], &[data-pressed]:not([data-disabled])': forcedHighlight,
        '&[data-selected][data-disabled]': { background: 'GrayText', borderColor: 'GrayText' },
      },
    }),
  }),
);
