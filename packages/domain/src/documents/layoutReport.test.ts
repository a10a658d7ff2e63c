import { expect, test } from 'vitest';
import { layoutReport } from './layoutReport.ts';
import type { ReportModel } from './layoutReport.ts';

const heading = ['Courier', 'Shipments', 'Delivered at first attempt', 'Pickup to delivery'];
const model = (rows: number): ReportModel => ({
  brand_name: 'Mitti & Loom',
  title: 'Carriers',
  subtitle: '21 – 27 Nov 2026',
  printed_on: '28 Nov 2026',
  cards: [{ label: 'Shipments', value: '812', change: '+3%' }],
  sections: [
    {
      title: 'By courier',
      heading,
      names: 1,
      rows: Array.from({ length: rows }, (_, n) => [`Courier ${n}`, String(n), '91%', '53 h']),
    },
    { title: 'By zone', heading, names: 1, rows: [] },
  ],
});
const textsOf = (page: ReturnType<typeof layoutReport>[number]) =>
  page.elements.flatMap((element) => (element.kind === 'text' ? [element.text] : []));

test('a long table continues on further pages, each with its title and heading, and every row is printed', () => {
  const pages = layoutReport(model(120));
  expect(pages.length).toBeGreaterThan(2);
  const texts = pages.map(textsOf);
  expect(texts.flat().filter((text) => /^Courier \d+$/.test(text))).toEqual(
    Array.from({ length: 120 }, (_, n) => `Courier ${n}`),
  );
  for (const [index, own] of texts.entries()) {
    expect(own).toContain(`Page ${index + 1} of ${pages.length}`);
    if (own.includes('Courier 0') || own.some((text) => /^Courier \d+$/.test(text)))
      expect(own).toEqual(expect.arrayContaining(['By courier', 'Courier']));
  }
});

test('a table without rows says so, and nothing is printed below the page', () => {
  for (const rows of [0, 1, 30, 36, 37, 38, 39, 40]) {
    const pages = layoutReport(model(rows));
    expect(pages.flatMap(textsOf)).toContain('Nothing in this period.');
    for (const { elements } of pages)
      for (const element of elements) if (element.kind === 'text') expect(element.y).toBeLessThan(290);
  }
});
