import { expect, test } from 'vitest';
import { countChange, sortTodo, totalAtStake } from './todoOrder.ts';

const task = (kind: string, until: string | null, at_stake: number | null) => ({ kind, until, at_stake });
const tasks = [
  task('schedule', null, 300),
  task('ndr', '2026-11-28T15:30:00Z', 900),
  task('status', null, null),
  task('packaging', '2026-11-28T08:30:00Z', 40),
];
const kinds = (sorted: typeof tasks) => sorted.map(({ kind }) => kind);

test('tasks are sorted by deadline or by rupees; those without one keep their order behind', () => {
  expect(kinds(sortTodo(tasks, 'deadline'))).toEqual(['packaging', 'ndr', 'schedule', 'status']);
  expect(kinds(sortTodo(tasks, 'stake'))).toEqual(['ndr', 'schedule', 'packaging', 'status']);
  expect(totalAtStake(tasks)).toBe(1240);
});

test('a small number has no percentage', () => {
  expect(countChange(46, 4)).toBeNull();
  expect(countChange(46, 40)).toBe(15);
  expect(countChange(30, 40)).toBe(-25);
  expect(countChange(5, 0)).toBeNull();
});
