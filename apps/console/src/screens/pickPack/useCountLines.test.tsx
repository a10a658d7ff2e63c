import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test } from 'vitest';
import { addScan, useCountLines } from './useCountLines.ts';

type Lines = ReturnType<typeof useCountLines>;

beforeEach(() => localStorage.clear());

/** Opens the sheet of a bin; returns its hook after each render. */
function open(bin: string): { readonly current: Lines } {
  const shown: { current: Lines | undefined } = { current: undefined };
  function Sheet() {
    shown.current = useCountLines('cnt_1', bin, 'open');
    return null;
  }
  act(() => createRoot(document.createElement('div')).render(<Sheet />));
  return shown as { current: Lines };
}

test('lines that are not sent survive a closed sheet, and belong to their bin', () => {
  const first = open('A-01-1');
  act(() => {
    // Two scans before the next render.
    first.current.change((before) => [...before, { sku_id: 'MUG', quantity: 1 }]);
    first.current.change((before) => [...before, { sku_id: 'TEA', quantity: 2 }]);
  });
  const both = [
    { sku_id: 'MUG', quantity: 1 },
    { sku_id: 'TEA', quantity: 2 },
  ];
  expect(first.current.lines).toEqual(both);
  expect(open('A-01-1').current.lines).toEqual(both);
  expect(open('A-01-2').current.lines).toEqual([]);
  act(() => first.current.forget());
  expect(open('A-01-1').current.lines).toEqual([]);
});

test('a damaged store reads as empty', () => {
  localStorage.setItem('khep-count:cnt_1:A-01-1:open', '{"broken');
  expect(open('A-01-1').current.lines).toEqual([]);
});

test('a code that is typed in small letters is a piece of the same line', () => {
  const lines = ['VASE', 'vase', '8901234567894', 'Vase'].reduce(addScan, [] as ReturnType<typeof addScan>);
  expect(lines).toEqual([
    { sku_id: 'VASE', quantity: 3 },
    { sku_id: '8901234567894', quantity: 1 },
  ]);
});
