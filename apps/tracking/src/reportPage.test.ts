import { expect, test } from 'vitest';
import { reportPage } from './reportPage.ts';

const hostile = '<img src=x onerror=alert(1)>"';
const page = { brand: hostile, title: 'Orders', rhythm: 'each day at 09:00 (India)', filters: hostile };

test.each(['ask', 'stop'] as const)('the page that asks (%s) changes nothing without its form', (status) => {
  const markup = reportPage({ page: { ...page, status }, path: '/d/report/x/y.z' });
  expect(markup).toContain('<form class');
  expect(markup).toContain('method="post" action="/d/report/x/y.z"');
});

test.each(['confirmed', 'stopped', 'ended'] as const)('the page that says %s has no form', (status) => {
  const markup = reportPage({ page: { ...page, status }, path: '/d/report/x/y.z' });
  expect(markup).not.toContain('<form');
  expect(markup).toContain('role="status"');
});

test.each(['ask', 'confirmed', 'stop', 'stopped', 'ended'] as const)(
  'the page that says %s escapes texts',
  (status) => {
    const markup = reportPage({ page: { ...page, status }, path: '/d/report/x/"><script>' });
    expect(markup).not.toContain('<img src=x');
    expect(markup).not.toContain('"><script>');
  },
);
