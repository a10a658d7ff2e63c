import { existsSync } from 'node:fs';
import { LabelPreference, TrackingPreference } from '@khep/api';
import type { DocumentSamples, TrackingPreview } from '@khep/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';

const isBuilt = existsSync(new URL('../../../../tracking/dist/server/render.js', import.meta.url));

describe('previews of unsaved preferences', () => {
  let server: TestServer;
  let brand: SignedInBrand;
  beforeAll(async () => {
    server = await startTestServer('pglite');
    brand = await server.newBrand('Previews');
  });
  afterAll(() => server.stop());

  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });

  test('has no documents for a brand that shipped nothing', async () => {
    const { status, body } = await call('GET', '/preferences/preview/documents');
    expect(status).toBe(200);
    expect(body.data as DocumentSamples).toMatchObject({
      label: null,
      invoice: null,
      next_invoice: { last: 0 },
    });
  });

  test.runIf(isBuilt)('renders the tracking page with what is typed, without saving it', async () => {
    const preferences = TrackingPreference.parse({
      branding: { brand_color: '#1f7a54', description: 'From <one> kiln' },
      product_suggestions: { enabled: true, products: [{ title: 'Planter', retail_price: 825 }] },
    });
    const { status, body } = await call('POST', '/preferences/preview/tracking-page', {
      preferences,
      state: 'failed',
    });
    expect(status, JSON.stringify(body)).toBe(200);
    const { html, order } = body.data as TrackingPreview;
    expect(order).toBeNull();
    expect(html).toContain('#1f7a54');
    expect(html).toContain('From &lt;one&gt; kiln');
    expect(html).toContain('₹825');
    const saved = await call('GET', '/preferences/tracking_preference');
    expect(saved.body.data.preference).toMatchObject({
      version: 0,
      preferences: { branding: { description: '' } },
    });
  });

  test('names the field of a preference that is not valid', async () => {
    const { status, body } = await call('POST', '/preferences/preview/tracking-page', {
      preferences: { branding: { brand_color: 'red' } },
      state: 'delivered',
    });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain('Enter a colour such as #4287f5');
  });

  test('tells a first label preference from an updated one, and a rejected update', async () => {
    const preferences = LabelPreference.parse({});
    const added = await call('POST', '/preferences/label_preference', { preferences });
    expect(added.body.message).toBe('Preferences saved successfully');
    const updated = await call('PUT', '/preferences/label_preference', { preferences });
    expect(updated.body.message).toBe('Label preference updated successfully');
    const rejected = await call('PUT', '/preferences/label_preference', {
      preferences: { ...preferences, support_email: 'care' },
    });
    expect(rejected.status).toBe(422);
    expect(rejected.body.message).toBe('Failed to edit label preference');
  });
});
