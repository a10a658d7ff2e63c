import { expect, test } from 'vitest';
import {
  checkBench,
  photosInside,
  photosToSend,
  piecesInside,
  placedUnits,
  unitsOfBox,
} from './benchCheck.ts';

const lines = [
  { sku_id: 'A', quantity: 2, short: 0 },
  { sku_id: 'B', quantity: 2, short: 1 },
];
const piece = (sku_id: string) => ({ kind: 'piece', data: { sku_id } });

test('a box is complete with what was picked, and nothing else', () => {
  const scanned = piecesInside([piece('A'), piece('B'), { kind: 'wrong', data: { code: 'X' } }, piece('A')]);
  expect(checkBench(lines, scanned)).toMatchObject({ isComplete: true });
  expect(checkBench(lines, scanned.slice(1)).left.get('A')).toBe(1);
  expect(checkBench(lines, [...scanned, { sku_id: 'B' }])).toMatchObject({ isComplete: false });
  expect(checkBench(lines, [...scanned, { sku_id: 'X' }]).isComplete).toBe(false);
});

test('a piece that is taken out is not inside', () => {
  const inside = piecesInside([
    piece('A'),
    piece('B'),
    { kind: 'removed', data: { sku_id: 'A' } },
    { kind: 'removed', data: { sku_id: 'A' } },
  ]);
  expect(inside).toEqual([{ sku_id: 'B' }]);
});

test('the last photo of each side counts, and a deleted one does not', () => {
  const photo = (shows: string, url: string) => ({ kind: 'photo', data: { shows, url } });
  const evidence = [
    photo('label', '/files/a'),
    photo('scale', '/files/b'),
    photo('label', '/files/c'),
    photo('scale', ''),
  ];
  expect([...photosInside(evidence)]).toEqual([['label', '/files/c']]);
});

test('scans fill the first like units, in whatever order they come', () => {
  const units = unitsOfBox(lines);
  expect(units.map(({ sku_id }) => sku_id)).toEqual(['A', 'A', 'B']);
  expect([...placedUnits(units, [{ sku_id: 'B' }, { sku_id: 'A' }])]).toEqual([2, 0]);
});

test('a photo waits on the device until its address is in the evidence, or it is deleted or taken again', () => {
  const photo = (data: Record<string, string>) => ({ kind: 'photo', data });
  const taken = [photo({ shows: 'scale', sha256: 'a1' }), photo({ shows: 'label', sha256: 'b1' })];
  expect([...photosToSend(taken)]).toEqual([
    ['scale', 'a1'],
    ['label', 'b1'],
  ]);
  expect(photosInside(taken).size).toBe(0);
  const sent = [...taken, photo({ shows: 'scale', sha256: 'a1', url: '/u/1.png' })];
  expect([...photosToSend(sent)]).toEqual([['label', 'b1']]);
  expect(photosInside(sent).get('scale')).toBe('/u/1.png');
  const again = [...sent, photo({ shows: 'scale', sha256: 'a2' }), photo({ shows: 'label', url: '' })];
  expect([...photosToSend(again)]).toEqual([['scale', 'a2']]);
  expect(photosInside(again).size).toBe(0);
});
