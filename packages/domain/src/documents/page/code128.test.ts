import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeCode128 } from './code128.ts';

/** Decodes symbol values by the standard, independently of the encoder. */
function decode(codes: readonly number[]): string {
  const data = codes.slice(0, -2);
  const check = data.reduce((sum, code, i) => sum + code * (i || 1), 0) % 103;
  expect(codes.at(-2)).toBe(check);
  expect(codes.at(-1)).toBe(106);
  let set = data[0] === 105 ? 'C' : 'B';
  let text = '';
  for (const code of data.slice(1)) {
    if (set === 'C' && code === 100) set = 'B';
    else if (set === 'B' && code === 99) set = 'C';
    else text += set === 'C' ? String(code).padStart(2, '0') : String.fromCharCode(code + 32);
  }
  return text;
}

describe('Code 128', () => {
  it('encodes known vectors', () => {
    expect(encodeCode128('PJJ123C')?.codes).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55, 106]);
    expect(encodeCode128('Wikipedia')?.codes).toEqual([104, 55, 73, 75, 73, 80, 69, 68, 73, 65, 88, 106]);
    expect(encodeCode128('1234567890')?.codes).toEqual([
      105,
      12,
      34,
      56,
      78,
      90,
      (105 + 12 + 68 + 168 + 312 + 450) % 103,
      106,
    ]);
  });

  it('starts with a bar and has the right width', () => {
    const code = encodeCode128('1234567890')!;
    expect(code.modules).toBe(11 * 7 + 13);
    expect(code.widths.slice(0, 6)).toEqual([2, 1, 1, 2, 3, 2]);
    expect(code.widths.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2]);
  });

  it('encodes digits as pairs, with a single digit for odd runs', () => {
    expect(encodeCode128('12345')?.codes).toHaveLength(3 + 2 + 1 + 1);
    expect(encodeCode128('DL123456789012')?.runs.map((run) => run.set)).toEqual(['B', 'C']);
    expect(encodeCode128('A12B')?.runs).toEqual([{ set: 'B', text: 'A12B' }]);
  });

  it('rejects characters outside printable ASCII', () => {
    expect(encodeCode128('')).toBeUndefined();
    expect(encodeCode128('खेप')).toBeUndefined();
    expect(encodeCode128('A\n')).toBeUndefined();
  });

  it('decodes to the encoded text', () => {
    const text = fc.string({
      unit: fc.constantFrom(...Array.from('0123456789ABC-/z~ ')),
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(text, (value) => {
        expect(decode(encodeCode128(value)!.codes)).toBe(value);
      }),
    );
  });
});
