import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ewayLimitSource, priceRateRules } from '../tax/index.ts';
import { debitNoteRule, noteParticulars } from '../warehouse/procurement/debitNote.ts';
import * as rules from './rules.ts';
import * as tcsRules from './tcs/tcsRules.ts';

/** Sourced figures among exported values, also those in lists. */
const figuresIn = (value: unknown): { source: string; certainty: string }[] => {
  if (Array.isArray(value)) return value.flatMap(figuresIn);
  return typeof value === 'object' && value !== null && 'source' in value ? [value as never] : [];
};

test('docs/gst.md has the source and the certainty of every figure', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/gst.md'), 'utf8');
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const figures = [
    ...Object.values(rules),
    ...Object.values(tcsRules),
    ewayLimitSource,
    priceRateRules,
    debitNoteRule,
    noteParticulars,
  ].flatMap(figuresIn);
  expect(figures.length).toBeGreaterThan(Object.keys(rules).length / 2);
  for (const { source, certainty } of figures)
    expect(
      rows.some((cells) => cells.includes(source) && cells.includes(certainty)),
      source,
    ).toBe(true);
});
