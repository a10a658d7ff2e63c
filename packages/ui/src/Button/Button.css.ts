import { recipe } from '@vanilla-extract/recipes';
import type { StyleRule } from '@vanilla-extract/css';
import { keyframes, style } from '@vanilla-extract/css';
import { color, font, motion, radius, shadow, size, space, text, weight } from '../tokens/contract.css.ts';
import { focusRing } from '../tokens/focus.css.ts';
import { forcedColorsOnly, forcedHighlight } from '../tokens/forcedColors.ts';
import { fingerArea } from '../tokens/fingerArea.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

const controlLine = `color-mix(in oklch, ${color.controlBorder} 72%, ${color.surface})`;

export const button = recipe({
  base: inComponentsLayer({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[6],
    boxSizing: 'border-box',
    border: '1px solid transparent',
    borderRadius: radius.control,
    fontFamily: font.sans,
    fontWeight: weight.semibold,
    lineHeight: text.body.lineHeight,
    textDecoration: 'none',
    textAlign: 'center',
    cursor: 'pointer',
    outline: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: motion.fast,
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': {
        cursor: 'not-allowed',
        color: color.inkThird,
        background: color.sunken,
        borderColor: color.line,
        boxShadow: 'none',
      },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': {
      ...forcedColorsOnly({ borderColor: 'ButtonBorder' }),
      // A finger needs 44 pixels, also of a small button: what can be pressed is larger than what is drawn.
      '(pointer: coarse)': { selectors: fingerArea },
    },
  }),
  variants: {
    tone: { neutral: {}, accent: {}, critical: {} },
    variant: {
      solid: {},
      outline: {},
      // A ghost button has no box, also when disabled.
      ghost: inComponentsLayer({
        selectors: { '&[data-disabled]': { background: 'transparent', borderColor: 'transparent' } },
        '@media': forcedColorsOnly({ selectors: { '&[data-disabled]': { borderColor: 'GrayText' } } }),
      }),
    },
    size: {
      small: inComponentsLayer({
        minBlockSize: size.controlSmall,
        padding: `${space[2]} 10px`,
        fontSize: text.label.fontSize,
      }),
      medium: inComponentsLayer({
        minBlockSize: size.control,
        padding: `${space[4]} 14px`,
        fontSize: text.body.fontSize,
      }),
      large: inComponentsLayer({
        minBlockSize: size.controlLarge,
        padding: `${space[8]} ${space[16]}`,
        fontSize: text.body.fontSize,
      }),
    },
    isWide: { true: inComponentsLayer({ inlineSize: '100%' }) },
    isIcon: { true: inComponentsLayer({ paddingInline: 0, aspectRatio: '1' }) },
  },
  compoundVariants: [
    variant(
      'neutral',
      'solid',
      { background: color.inverse.surface, color: color.inverse.ink },
      { background: color.inverse.raised },
    ),
    variant(
      'neutral',
      'outline',
      { background: color.surface, color: color.ink, borderColor: controlLine, boxShadow: shadow.raised },
      { background: color.sunken },
    ),
    variant(
      'neutral',
      'ghost',
      { background: 'transparent', color: color.inkSecond },
      { background: color.sunken, color: color.ink },
    ),
    variant(
      'accent',
      'solid',
      {
        background: color.accent,
        borderColor: color.accent,
        color: color.onAccent,
        boxShadow: shadow.raised,
      },
      { background: color.accentHover, borderColor: color.accentHover },
      forcedHighlight,
    ),
    variant(
      'accent',
      'outline',
      { background: color.surface, color: color.accentInk, borderColor: color.accentLine },
      { background: color.accentSoft },
    ),
    variant(
      'accent',
      'ghost',
      { background: 'transparent', color: color.accentInk },
      { background: color.accentSoft },
    ),
    variant(
      'critical',
      'solid',
      {
        background: color.tone.critical.solid,
        borderColor: color.tone.critical.solid,
        color: color.tone.critical.onSolid,
      },
      { background: color.tone.critical.ink, borderColor: color.tone.critical.ink },
    ),
    variant(
      'critical',
      'outline',
      { background: color.surface, color: color.tone.critical.ink, borderColor: color.tone.critical.line },
      { background: color.tone.critical.soft },
    ),
    variant(
      'critical',
      'ghost',
      { background: 'transparent', color: color.tone.critical.ink },
      { background: color.tone.critical.soft },
    ),
  ],
  defaultVariants: { tone: 'neutral', variant: 'outline', size: 'medium' },
});

type Tone = 'neutral' | 'accent' | 'critical';
type Look = 'solid' | 'outline' | 'ghost';

function variant(tone: Tone, variant: Look, rest: StyleRule, hovered: StyleRule, inForced: StyleRule = {}) {
  const live =
    '&[data-hovered]:not([data-disabled]):not([data-pending]), &[data-pressed]:not([data-disabled])';
  // A disabled button looks the same in every tone.
  return {
    variants: { tone, variant },
    style: inComponentsLayer({
      selectors: { '&:not([data-disabled])': rest, [live]: hovered },
      '@media': forcedColorsOnly({ selectors: { '&:not([data-disabled])': inForced } }),
    }),
  };
}

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
export const spinner = style(
  inComponentsLayer({
    position: 'absolute',
    insetBlockStart: 'calc(50% - 8px)',
    insetInlineStart: 'calc(50% - 8px)',
    inlineSize: 16,
    blockSize: 16,
    borderRadius: '50%',
    border: '2px solid currentColor',
    borderBlockStartColor: 'transparent',
    animation: `${turn} 900ms linear infinite`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', borderStyle: 'dotted' } },
  }),
);
/** Keeps its place while pending, so that the width stays. */
export const content = style(
  inComponentsLayer({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[6],
    selectors: { '[data-pending] > &': { opacity: 0 } },
  }),
);
