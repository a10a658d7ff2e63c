import { describe, expect, test } from 'vitest';
import { invoicePapers, labelLayouts, labelSizes as labelSettings } from '@khep/api';
import { labelSizeFacts, labelSizes, papers } from '@khep/domain/documents';

/** The packages don't import each other, so each has its own list. */
describe('the API and the domain list the same', () => {
  test('label sizes', () => {
    expect([...labelLayouts]).toEqual(labelSizes);
    expect([...labelSettings]).toEqual(labelSizes.map((size) => labelSizeFacts[size].setting));
  });

  test('papers of invoices', () => {
    expect([...invoicePapers]).toEqual(Object.keys(papers));
  });
});
