import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { color, motion, radius, size, space, text, weight } from '../tokens/contract.css.ts';
import { focusRing, noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

const boxSize = createVar();

/** The whole field: label, box, words under it. Give it to the React Aria field. */
export const field = style(
  inComponentsLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    minInlineSize: 0,
    border: 0,
    padding: 0,
    margin: 0,
  }),
);

export const head = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[8],
    // of the row, not of the words in it: else it takes the height of the text around
    fontSize: text.label.fontSize,
    lineHeight: text.label.lineHeight,
  }),
);

export const label = style(
  inComponentsLayer({
    fontSize: text.label.fontSize,
    lineHeight: text.label.lineHeight,
    fontWeight: weight.medium,
    color: color.inkSecond,
    cursor: 'default',
    overflowWrap: 'anywhere',
    selectors: { '[data-disabled] &': { color: color.inkThird } },
  }),
);

export const requiredMark = style(
  inComponentsLayer({ color: color.tone.critical.ink, marginInlineStart: space[2] }),
);

const underneath = {
  fontSize: text.secondary.fontSize,
  lineHeight: text.secondary.lineHeight,
  overflowWrap: 'anywhere',
} as const;

export const description = style(inComponentsLayer({ ...underneath, color: color.inkThird }));
export const error = style(inComponentsLayer({ ...underneath, color: color.tone.critical.ink }));

/**
 * The bordered box that holds an input, its prefix and its suffix: `data-size`, `data-invalid`, `data-disabled`.
 * Also fits the button of a select: it takes React Aria's own state attributes.
 */
export const box = style(
  inComponentsLayer({
    vars: { [boxSize]: size.control },
    display: 'flex',
    alignItems: 'center',
    gap: space[6],
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: fallbackVar(boxSize, size.control),
    paddingInline: '10px',
    border: `1px solid ${color.controlBorder}`,
    borderRadius: radius.control,
    background: color.surface,
    color: color.ink,
    fontSize: text.body.fontSize,
    lineHeight: text.body.lineHeight,
    textAlign: 'start',
    transition: `border-color ${motion.fast} ${motion.ease}, box-shadow ${motion.fast} ${motion.ease}`,
    ...noRing,
    selectors: {
      '&[data-size="small"]': { vars: { [boxSize]: size.controlSmall }, paddingInline: space[8] },
      '&[data-size="large"]': { vars: { [boxSize]: size.controlLarge }, paddingInline: space[12] },
      '&:where(:hover, [data-hovered]):not([data-disabled])': { borderColor: color.inkThird },
      '&[data-invalid], &:has([data-invalid])': { borderColor: color.tone.critical.solid },
      '&:has(:is(input, textarea):focus), &[data-focus-visible]': {
        borderColor: color.accent,
        boxShadow: `0 0 0 1px ${color.accent}, 0 0 0 4px ${color.accentSoft}`,
        // shadows vanish in forced colours, outlines do not
        outline: '2px solid transparent',
      },
      '&:is([data-invalid], :has([data-invalid])):has(:is(input, textarea):focus)': {
        borderColor: color.tone.critical.solid,
        boxShadow: `0 0 0 1px ${color.tone.critical.solid}, 0 0 0 4px ${color.tone.critical.soft}`,
      },
      '&[data-disabled], &:has(:disabled:is(input, textarea))': {
        background: color.sunken,
        borderColor: color.line,
        color: color.inkThird,
        cursor: 'not-allowed',
      },
      '&:has(textarea)': { padding: 0 },
    },
    // iOS zooms in on an input whose letters are under 16 px
    '@media': { '(pointer: coarse)': { fontSize: '1rem' } },
  }),
);

/** The input inside a box: no border of its own. */
export const input = style(
  inComponentsLayer({
    flex: 1,
    minInlineSize: 0,
    inlineSize: '100%',
    blockSize: '100%',
    padding: 0,
    border: 0,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textOverflow: 'ellipsis',
    ...noRing,
    selectors: {
      '&::placeholder': { color: color.inkThird, opacity: 1 },
      '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { appearance: 'none' },
      '&[data-figures]': { fontVariantNumeric: 'tabular-nums' },
      '&[data-align="end"]': { textAlign: 'end' },
    },
    // As high as the box: a finger beside the letters presses it as well.
    '@media': { '(pointer: coarse)': { blockSize: 'auto', alignSelf: 'stretch' } },
  }),
);

/** Words or a sign before or after what is typed. */
export const affix = style(
  inComponentsLayer({
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    color: color.inkThird,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    fontSize: text.label.fontSize,
  }),
);

/** A button inside the box: Show, clear, the unit. */
export const insideButton = style(
  inComponentsLayer({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    minInlineSize: '24px',
    minBlockSize: '24px',
    paddingInline: space[4],
    marginInlineEnd: `calc(-1 * ${space[4]})`,
    borderRadius: radius.small,
    color: color.inkSecond,
    fontSize: text.label.fontSize,
    lineHeight: text.label.lineHeight,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ...noRing,
    selectors: {
      '&[data-hovered]': { background: color.sunken, color: color.ink },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { color: color.inkThird, cursor: 'not-allowed' },
    },
  }),
);
