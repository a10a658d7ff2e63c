import { expect, test } from 'vitest';
import type { TrackedParcel, TrackingPageData } from './pageData.ts';
import { render } from './render.tsx';

const parcel = (box_number: number): TrackedParcel => ({
  awb: `149000000000${box_number}`,
  courier_name: 'Delhivery Surface',
  status: 'IN_TRANSIT',
  promised_date: '2026-11-24',
  box_number,
  box_count: 2,
  is_simulated: false,
  last_checked_at: null,
  events: [],
});
const page: TrackingPageData = {
  brand: { name: 'Mitti & Loom', slug: 'mitti-and-loom' },
  branding: { brand_color: '#1f7a54' },
  customer_support: {},
  social_media: {},
  ad_banner: { enabled: false },
  product_suggestions: { enabled: false, products: [] },
  order_id: 'KH-100482',
  shipments: [parcel(1), parcel(2)],
};
const options = {
  language: 'en',
  path: '/mitti-and-loom/track/KH-100482',
  now: '2026-11-21T10:00:00Z',
} as const;

test('a page with two parcels has one h1 and no skipped heading levels', () => {
  const html = render({ ...options, page });
  const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.slice(0, 4)).toEqual([1, 2, 2, 3]);
});

test('a page without a parcel has the brand’s colour', () => {
  const { brand, branding } = page;
  const html = render({ ...options, page: { state: 'not-found', brand: { ...brand, branding } } });
  expect(html).toContain('#1f7a54');
});

test('a product shows its discounted price beside the original', () => {
  const products = [
    { title: 'Planter', retail_price: 1250, discount_price: 1125 },
    { title: 'Mugs', retail_price: 1499, discount_price: 0 },
    { title: 'Bowl', retail_price: 449 },
  ];
  const html = render({ ...options, page: { ...page, product_suggestions: { enabled: true, products } } });
  expect(html).toContain('₹1,125 <s>₹1,250</s>');
  expect(html).not.toContain('₹0');
  expect(html).not.toContain('<s>₹1,499</s>');
  expect(html).toContain('₹449');
});
