import { formatChange, formatMetric } from '@khep/domain/analytics';
import { expect, test } from 'vitest';
import { changeTone, describeMetric, stepLabel } from './metricText.ts';

test('a number has its unit, and a rate of nothing is a dash', () => {
  expect(formatMetric('rupees', 2079638.4)).toBe('₹20,79,638');
  expect(formatMetric('percent', 4.061)).toBe('4.1%');
  expect(formatMetric('hours', 53.96)).toBe('54 h');
  expect(formatMetric('count', 126000)).toBe('1,26,000');
  expect(formatMetric('percent', null)).toBe('–');
});

test('a rate changes by points and an amount by per cent', () => {
  expect(formatChange('percent', 0.41)).toBe('+0.4 points');
  expect(formatChange('rupees', -12.26)).toBe('−12.3%');
  expect(formatChange('count', 0.01)).toBe('±0%');
  expect(formatChange('count', null)).toBeUndefined();
});

test('more RTO is bad news, more orders are good news, more shipments are neither', () => {
  expect(changeTone('rto_rate', 1)).toBe('critical');
  expect(changeTone('rto_rate', -1)).toBe('positive');
  expect(changeTone('orders', 1)).toBe('positive');
  expect(changeTone('shipments', 5)).toBe('neutral');
  expect(changeTone('cod_pending', 5)).toBe('critical');
  expect(changeTone('of no metric', 5)).toBe('neutral');
});

test('labels of days and months, and a definition', () => {
  expect(stepLabel('2026-11-08')).toBe('8 Nov');
  expect(stepLabel('2026-11')).toBe('November 2026');
  expect(describeMetric('rto_rate')).toBe('RTO ÷ (delivered + RTO). Counted on the day the shipment ended.');
});
