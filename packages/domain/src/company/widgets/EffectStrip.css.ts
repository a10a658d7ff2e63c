import { style, styleVariants } from '@vanilla-extract/css';
import { color, inComponentsLayer, radius, space, text, weight } from '@khep/ui/tokens';

export const frame = style(inComponentsLayer({ containerType: 'inline-size' }));
export const strip = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 1,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflow: 'hidden',
    background: color.line,
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    '@container': {
      '(inline-size >= 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '(inline-size >= 960px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
);
export const effect = style(
  inComponentsLayer({
    display: 'flex',
    gap: space[12],
    padding: `${space[12]} ${space[16]}`,
    background: color.surface,
  }),
);
const mark = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: radius.control,
} as const;
export const tone = styleVariants({ positive: 0, caution: 0, critical: 0 } as const, (_, name) =>
  inComponentsLayer({ ...mark, background: color.tone[name].soft, color: color.tone[name].ink }),
);
export const title = style(
  inComponentsLayer({ ...text.label, margin: 0, fontWeight: weight.semibold, color: color.ink }),
);
export const detail = style(inComponentsLayer({ ...text.secondary, margin: 0, color: color.inkSecond }));
