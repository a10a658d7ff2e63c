import { describe, expect, it } from 'vitest';
import { safeLink } from './safeLink.ts';

describe('safeLink', () => {
  it('accepts web, mail and phone addresses', () => {
    expect(safeLink('https://mittiandloom.in/refunds')).toBe('https://mittiandloom.in/refunds');
    expect(safeLink('mittiandloom.in')).toBe('https://mittiandloom.in/');
    expect(safeLink('mailto:care@mittiandloom.in')).toBe('mailto:care@mittiandloom.in');
    expect(safeLink('/files/logo.webp')).toBe('/files/logo.webp');
  });

  it('rejects other schemes', () => {
    expect(safeLink('javascript:alert(1)')).toBeUndefined();
    expect(safeLink('data:text/html,hello')).toBeUndefined();
    expect(safeLink('')).toBeUndefined();
  });
});
