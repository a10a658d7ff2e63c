import { createGlobalTheme } from '@vanilla-extract/css';
import { tokens } from './contract.css.ts';
import { layer } from './layers.css.ts';
import { metrics } from './metrics.ts';
import { cssPalette, lightPalette } from './palette.ts';

const { control, controlSmall, controlLarge, row, rowCompact } = metrics;

/** Class of the light theme, for a subtree or shadow root; the page gets it on `:root`. */
export const lightTheme = 'khep-light';

createGlobalTheme(`:root, :host, .${lightTheme}`, tokens, {
  '@layer': layer.tokens,
  color: cssPalette(lightPalette),
  space: {
    0: '0',
    2: '2px',
    4: '4px',
    6: '6px',
    8: '8px',
    12: '12px',
    16: '16px',
    20: '20px',
    24: '24px',
    32: '32px',
    40: '40px',
    48: '48px',
  },
  radius: { small: '4px', control: '6px', card: '10px', pill: '999px' },
  // rem respects the user's font size.
  text: {
    body: { fontSize: '0.875rem', lineHeight: '1.25rem', letterSpacing: '0' },
    secondary: { fontSize: '0.75rem', lineHeight: '1.0625rem', letterSpacing: '0' },
    label: { fontSize: '0.8125rem', lineHeight: '1.125rem', letterSpacing: '0' },
    title: { fontSize: '0.9375rem', lineHeight: '1.25rem', letterSpacing: '-0.005em' },
    pageTitle: { fontSize: '1.375rem', lineHeight: '1.75rem', letterSpacing: '-0.015em' },
    number: { fontSize: '1.625rem', lineHeight: '2.125rem', letterSpacing: '-0.015em' },
  },
  weight: { regular: '400', medium: '500', semibold: '600', bold: '650' },
  shadow: {
    raised: '0 1px 2px oklch(0.23 0.01 270 / 0.06)',
    floating: '0 6px 20px -4px oklch(0.23 0.01 270 / 0.14), 0 1px 3px oklch(0.23 0.01 270 / 0.08)',
  },
  motion: { fast: '90ms', normal: '140ms', slow: '180ms', ease: 'cubic-bezier(0.2, 0, 0.2, 1)' },
  size: {
    control: `${control}px`,
    controlSmall: `${controlSmall}px`,
    controlLarge: `${controlLarge}px`,
    row: `${row}px`,
    rowCompact: `${rowCompact}px`,
  },
  font: {
    // An app with Indian scripts defines "Noto Sans Indic" (packages/fonts).
    sans: '"Hanken Grotesk", "Noto Sans Indic", system-ui, "Noto Sans", "Noto Sans Devanagari", sans-serif',
    mono: 'ui-monospace, "SFMono-Regular", "DejaVu Sans Mono", "Noto Sans Indic", monospace',
  },
});
