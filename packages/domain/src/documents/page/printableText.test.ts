import { expect, test } from 'vitest';
import { toPrintableText } from './printableText.ts';

const ascii = /^[ -~]*$/;
const paper = /^[ -~\u00a0-\u017f\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20b9]*$/u;

test.each([
  ['Round off −₹0.01', 'Round off –₹0.01', 'Round off -Rs. 0.01'],
  ['Flat 4½, №\u00a07', 'Flat 4½, No 7', 'Flat 4 1/2, No 7'],
  ['⅓ off', '1/3 off', '1/3 off'],
  ['ＦＬＡＴ 12', 'FLAT 12', 'FLAT 12'],
  ['𝓐𝓷𝓾 ﬁ', 'Anu fi', 'Anu fi'],
  ['5″ × 7′ → A', '5" × 7\' -> A', '5" x 7\' -> A'],
  ['₨ 500 ≤ x', 'Rs 500 <= x', 'Rs 500 <= x'],
  ['Khep™ tea', 'KhepTM tea', 'KhepTM tea'],
])('%s is printed with signs that mean the same', (text, onPaper, inAscii) => {
  expect(toPrintableText(text, paper)).toEqual({ text: onPaper, missing: [], leftOut: [] });
  expect(toPrintableText(text, ascii)).toEqual({ text: inAscii, missing: [], leftOut: [] });
});

test.each([
  ['Asha 🎁 Rao', ['🎁']],
  ['Asha ❤️ Rao', ['❤']],
  ['Asha 👩🏽‍💻 Rao', ['👩', '🏽', '💻']],
  ['Asha 🇮🇳 Rao', ['🇮', '🇳']],
])('pictures are left out of %s, with what joins and colours them, and are named', (text, leftOut) => {
  expect(toPrintableText(text, paper)).toEqual({ text: 'Asha Rao', missing: [], leftOut });
});

test('a name of nothing but pictures is no empty name', () => {
  expect(toPrintableText('🎁🎁', paper)).toEqual({ text: '?', missing: ['🎁'], leftOut: [] });
});

test('a letter without an equal is a question mark and is named', () => {
  expect(toPrintableText('王 Wei 王', paper)).toEqual({ text: '? Wei ?', missing: ['王'], leftOut: [] });
});
