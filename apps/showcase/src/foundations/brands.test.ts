import type { Oklch } from '@khep/ui';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandProperties, brands, propertiesOf } from './brands.ts';
import { contrast } from './contrast.ts';

const white: Oklch = [1, 0, 0];

test('text of the second brand can be read on its grounds', () => {
  const { colors } = brands.chaibagh;
  for (const [ink, ground] of [
    [colors['accent-ink'], colors['accent-soft']],
    [colors['accent-ink'], colors.canvas],
    [colors.accent, white],
    [white, colors.accent],
    [white, colors['accent-hover']],
    [colors['tone-accent-ink'], colors['tone-accent-soft']],
    [white, colors['tone-accent-solid']],
  ] as const)
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
});

test('a brand sets only tokens that the kit has', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../../../packages/ui/TOKENS.md'), 'utf8');
  expect(brandProperties.filter((name) => !tokens.includes(`\`${name}\``))).toEqual([]);
  expect(propertiesOf('khep', false)).toEqual({});
});

test('increased contrast keeps the colours that are made for it', () => {
  expect(Object.keys(propertiesOf('chaibagh', true))).toEqual([
    '--khep-radius-control',
    '--khep-radius-card',
  ]);
});
