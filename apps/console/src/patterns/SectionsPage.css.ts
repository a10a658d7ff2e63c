import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, color, focusRing, radius, space, text, weight } from '@khep/ui/tokens';
import { sectionTones } from './sectionTones.ts';
import type { SectionTone } from './sectionTones.ts';

const wide = `(min-width: ${breakpoints.lg}px)`;
/** Below the shell's top bar. */
const top = `calc(var(--khep-sticky-top, 0px) + ${space[16]})`;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: '208px minmax(0, 1fr)', gap: space[24] } },
});
export const nav = style({
  minInlineSize: 0,
  '@media': { [wide]: { position: 'sticky', insetBlockStart: top } },
});
/** A row to scroll on a phone, a column beside the sections. */
export const list = style({
  display: 'flex',
  gap: space[4],
  margin: 0,
  padding: space[2],
  listStyle: 'none',
  overflowX: 'auto',
  '@media': { [wide]: { flexDirection: 'column', overflowX: 'visible' } },
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: 44,
  padding: `${space[6]} ${space[12]}`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  color: color.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-current]': { background: color.surface, borderColor: color.line },
    '&:focus-visible': focusRing,
  },
});
export const mark = styleVariants(
  Object.fromEntries(sectionTones.map((tone) => [tone, tone])) as Record<SectionTone, SectionTone>,
  (tone) => ({
    flex: 'none',
    inlineSize: 20,
    blockSize: 20,
    borderRadius: '50%',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.6,
    strokeLinecap: 'round' as const,
    strokeLinejoin: 'round' as const,
    background: color.tone[tone].soft,
    color: color.tone[tone].ink,
  }),
);
export const words = style({ display: 'grid', minInlineSize: 0 });
export const name = style({ fontWeight: weight.medium });
export const status = style({
  minBlockSize: text.secondary.lineHeight,
  fontSize: text.secondary.fontSize,
  lineHeight: text.secondary.lineHeight,
  color: color.inkSecond,
});
export const sections = style({ display: 'grid', gap: space[16], minInlineSize: 0 });
export const section = style({ minInlineSize: 0, scrollMarginBlockStart: top });
