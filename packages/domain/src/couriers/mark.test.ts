import { expect, test } from 'vitest';
import { courierMark } from './mark.ts';

test('gives a courier one colour, whatever its service', () => {
  expect(courierMark('Delhivery Surface')).toEqual(courierMark('Delhivery Express'));
  expect(courierMark('Delhivery')).toEqual(courierMark('delhivery surface'));
  expect(courierMark('Blue Dart Air').initials).toBe('BD');
});

test('tells the couriers of the demo brand apart', () => {
  const colors = ['Delhivery Surface', 'XpressBees Surface', 'Blue Dart Air'].map(
    (name) => courierMark(name).color,
  );
  expect(new Set(colors).size).toBe(3);
});

test('names a courier without an adapter by its own letters', () => {
  expect(courierMark('Shree Maruti Express')).toEqual(courierMark('Shree Maruti'));
  expect(courierMark('Shree Maruti').initials).toBe('SM');
  expect(courierMark('Ekart').initials).toBe('EK');
});
