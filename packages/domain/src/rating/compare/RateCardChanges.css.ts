import { style } from '@vanilla-extract/css';
import { color, radius, space, text } from '@khep/ui/tokens';

/** Below the sheet: it is laid out when it is scrolled into view, not while prices are pasted. */
export const changes = style({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 640px' });
export const listTitle = style({ margin: 0, color: color.inkThird, fontSize: text.secondary.fontSize });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 144px) minmax(0, 1fr) auto',
  gap: space[12],
  alignItems: 'center',
  paddingBlock: space[4],
  fontSize: text.secondary.fontSize,
});
export const track = style({ display: 'block', blockSize: 8 });
const fill = { display: 'block', blockSize: 8, minInlineSize: 1, borderRadius: radius.small } as const;
export const more = style({ ...fill, background: color.accent });
export const less = style({ ...fill, background: color.tone.positive.solid });
export const value = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
