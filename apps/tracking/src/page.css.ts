import { createThemeContract, globalStyle, style } from '@vanilla-extract/css';

/** Brand variables; set in a style element, so that no style attributes are needed. */
export const brandTheme = createThemeContract({ color: null, onColor: null, soft: null });

const ink = 'oklch(0.23 0.012 270)';
const inkSecond = 'oklch(0.43 0.012 270)';
const inkThird = 'oklch(0.52 0.012 270)';
const line = 'oklch(0.915 0.006 85)';

export const page = style({
  margin: 0,
  background: 'oklch(0.982 0.004 85)',
  color: ink,
  // The server declares "Noto Sans Indic" in pages that have Indian scripts.
  font: '400 16px/24px "Noto Sans Indic", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Devanagari", sans-serif',
  colorScheme: 'light',
  overflowWrap: 'anywhere',
});
globalStyle(`${page} *, ${page}`, { boxSizing: 'border-box' });
globalStyle('[hidden]', { display: 'none !important' });
globalStyle(`${page} a`, { color: 'inherit', textUnderlineOffset: 3 });
globalStyle(`${page} :is(a, button, input, select, textarea, summary):focus-visible`, {
  outline: `2px solid ${ink}`,
  outlineOffset: 2,
});

export const frame = style({
  maxWidth: 560,
  marginInline: 'auto',
  padding: '20px 16px 40px',
  display: 'grid',
  gap: 12,
});
export const header = style({ display: 'flex', alignItems: 'center', gap: 12 });
export const brandLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: '2px 12px',
  flex: 1,
  minWidth: 0,
  fontSize: 20,
  lineHeight: '26px',
  fontWeight: 700,
  textDecoration: 'none',
  minHeight: 44,
});
export const mark = style({
  inlineSize: 40,
  blockSize: 40,
  borderRadius: 10,
  background: brandTheme.color,
  color: brandTheme.onColor,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  fontWeight: 500,
});
export const logo = style({ blockSize: 40, maxInlineSize: 160, objectFit: 'contain' });
// The name is below a logo: its width is unknown until it has loaded, and a name beside it would move.
globalStyle(`${brandLink}:has(${logo})`, { flexWrap: 'wrap' });
globalStyle(`${logo} + span`, { flexBasis: '100%' });
export const languages = style({
  // Other languages are named in their own scripts: a page in English must not download fonts for their names.
  fontFamily: 'system-ui, sans-serif',
  position: 'relative',
  color: inkSecond,
});
globalStyle(`${languages} nav`, {
  position: 'absolute',
  insetInlineEnd: 0,
  zIndex: 2,
  background: '#fff',
  border: `1px solid ${line}`,
  borderRadius: 10,
  columns: 2,
  padding: 8,
  inlineSize: 'max-content',
});
globalStyle(`${languages} nav a`, { display: 'block', padding: '10px 14px', textDecoration: 'none' });
globalStyle('summary', { cursor: 'pointer', minHeight: 44, padding: '10px 4px', fontWeight: 600 });

export const card = style({
  background: '#fff',
  border: `1px solid ${line}`,
  borderRadius: 16,
  padding: 20,
  display: 'grid',
  gap: 8,
});
export const secondary = style({ margin: 0, color: inkThird, fontSize: 14, lineHeight: '20px' });
/** Moves to the next line as a whole, and breaks between groups only if it doesn't fit. */
export const number = style({ display: 'inline-block', maxInlineSize: '100%' });
export const headline = style({
  margin: 0,
  fontSize: 28,
  lineHeight: '34px',
  textWrap: 'balance',
  fontWeight: 700,
  letterSpacing: '-0.015em',
});
export const subline = style({ margin: 0, color: inkSecond });
export const title = style({ margin: 0, fontSize: 17, lineHeight: '24px', fontWeight: 700 });
export const note = style({
  margin: 0,
  padding: '10px 12px',
  borderRadius: 10,
  background: 'oklch(0.965 0.04 80)',
  color: 'oklch(0.38 0.09 65)',
  fontSize: 14,
  lineHeight: '20px',
});

export const progress = style({
  listStyle: 'none',
  margin: '10px 0 2px',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 4,
  fontSize: 12,
  lineHeight: '17px',
  color: inkThird,
});
export const step = style({ display: 'grid', gap: 8, alignContent: 'start' });
globalStyle(`${step}::before`, { content: '""', blockSize: 5, borderRadius: 3, background: line });
export const stepDone = style({});
globalStyle(`${stepDone}::before`, { background: brandTheme.color });
export const stepNow = style({ color: ink, fontWeight: 700 });
globalStyle(`${stepNow}::before`, {
  background: `linear-gradient(90deg, ${brandTheme.color} 60%, ${line} 60%)`,
});
globalStyle(`[dir=rtl] ${stepNow}::before`, {
  background: `linear-gradient(270deg, ${brandTheme.color} 60%, ${line} 60%)`,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 8 });
export const action = style({
  flex: '1 1 140px',
  minHeight: 44,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  padding: '8px 14px',
  border: '1px solid oklch(0.62 0.01 80)',
  borderRadius: 10,
  background: '#fff',
  color: ink,
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  cursor: 'pointer',
});

export const codAmount = style({
  margin: 0,
  padding: '12px 14px',
  borderRadius: 10,
  background: brandTheme.soft,
});

export const timeline = style({ listStyle: 'none', margin: '6px 0 0', padding: 0 });
globalStyle(`${timeline} li`, { position: 'relative', paddingInlineStart: 26, paddingBlockEnd: 16 });
globalStyle(`${timeline} li::before`, {
  content: '""',
  position: 'absolute',
  insetInlineStart: 1,
  insetBlockStart: 5,
  inlineSize: 14,
  blockSize: 14,
  borderRadius: '50%',
  border: '2px solid oklch(0.8 0.006 85)',
  background: '#fff',
  zIndex: 1,
});
globalStyle(`${timeline} li:not(:last-child)::after`, {
  content: '""',
  position: 'absolute',
  insetInlineStart: 7,
  insetBlockStart: 12,
  insetBlockEnd: -8,
  borderInlineStart: `2px solid ${line}`,
});
globalStyle(`${timeline} li:first-child::before`, {
  background: brandTheme.color,
  borderColor: brandTheme.color,
  boxShadow: `0 0 0 5px ${brandTheme.soft}`,
});
globalStyle('b', { fontWeight: 600 });
globalStyle('small', { color: inkThird, fontSize: 14 });

export const products = style({
  listStyle: 'none',
  margin: '6px 0 0',
  padding: 0,
  display: 'grid',
  // Two columns even on the smallest phones.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, calc(50% - 6px)), 1fr))',
  gap: 12,
});
export const product = style({
  display: 'block',
  border: `1px solid ${line}`,
  borderRadius: 10,
  overflow: 'hidden',
  textDecoration: 'none',
  height: '100%',
});
export const productImage = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: brandTheme.soft,
});
export const productText = style({ display: 'block', padding: '10px 12px' });
export const banner = style({ display: 'block', inlineSize: '100%', borderRadius: 16 });
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: 16, rowGap: 4 });
globalStyle(`${links} a`, { display: 'inline-flex', alignItems: 'center', minHeight: 32 });
export const lookup = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 4 });
export const lookupInput = style({
  flex: '1 1 180px',
  minHeight: 44,
  minWidth: 0,
  padding: '8px 12px',
  border: '1px solid oklch(0.62 0.01 80)',
  borderRadius: 10,
  font: 'inherit',
  color: 'inherit',
  background: '#fff',
});
export const form = style({ display: 'grid', gap: 12, marginBlockStart: 8 });
globalStyle(`${form} label`, { display: 'grid', gap: 4 });
globalStyle(`${form} :is(input, select, textarea)`, {
  font: 'inherit',
  color: 'inherit',
  minHeight: 44,
  minWidth: 0,
  padding: '8px 12px',
  border: '1px solid oklch(0.62 0.01 80)',
  borderRadius: 10,
  background: '#fff',
});
export const choice = style({});
globalStyle(`${form} ${choice}`, { display: 'flex', alignItems: 'center', gap: 10 });
globalStyle(`${form} input[type=radio]`, {
  inlineSize: 20,
  minHeight: 20,
  margin: 0,
  accentColor: brandTheme.color,
});
export const channels = style({ listStyle: 'none', margin: 0, padding: 0 });
globalStyle(`${channels} li`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${line}`,
});
globalStyle(`${channels} span`, { flex: '3 1 200px', overflowWrap: 'anywhere' });
export const stars = style({ display: 'flex', gap: 20, border: 0, margin: 0, padding: 0 });
globalStyle(`${stars} label`, { justifyItems: 'center', minInlineSize: 32, minBlockSize: 48 });
export const hidden = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
export const plain = style({ display: 'grid', gap: 8, border: 0, margin: 0, padding: 0 });
