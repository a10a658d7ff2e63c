import { style } from '@vanilla-extract/css';
import { color, space } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';
import { tones } from '../tokens/palette.ts';

export const banner = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'flex-start',
    gap: '10px',
    padding: `10px ${space[24]}`,
    borderBlockEnd: '1px solid',
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
    '@media': { '(max-width: 479px)': { paddingInline: space[16] } },
  }),
);
