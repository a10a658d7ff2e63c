import { expect, test } from 'vitest';
import { drawnFlows, sankeyDrawing } from './sankeyDrawing.tsx';

const stages = [
  { id: 'shipped', label: 'Shipped' },
  { id: 'delivered', label: 'Delivered' },
  { id: 'rto', label: 'RTO' },
  { id: 'lost', label: 'Lost' },
];

test('omits empty flows and unknown stages', () => {
  const flows = [
    { from: 'shipped', to: 'delivered', value: 90 },
    { from: 'shipped', to: 'lost', value: 0 },
    { from: 'shipped', to: 'moon', value: 3 },
  ];
  expect(drawnFlows({ stages, flows })).toEqual([flows[0]]);
});

test('lists a stage followed by its outgoing flows with shares', () => {
  const flows = [
    { from: 'shipped', to: 'delivered', value: 90 },
    { from: 'shipped', to: 'rto', value: 10 },
  ];
  const { marks } = sankeyDrawing({ stages, flows }, { width: 600, height: 200 });
  expect(marks.map((row) => row.map(({ title }) => title))).toEqual([
    ['Shipped', 'Shipped to Delivered', 'Shipped to RTO'],
    ['Delivered'],
    ['RTO'],
  ]);
  expect(marks[0]![2]!.lines.map(({ value }) => value.replace('\u00A0', ' '))).toEqual(['10', '10%']);
});
