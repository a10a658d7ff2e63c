import { trackingLanguages } from '@khep/domain/tracking';
import { describe, expect, test } from 'vitest';
import type { RenderOptions, TrackingPageData } from './pageData.ts';
import { render } from './render.ts';

type Parcel = TrackingPageData['shipments'][number];

const parcel = (box_number: number, more: Partial<Parcel> = {}): Parcel => ({
  awb: `149000000000${box_number}`,
  courier_name: 'Delhivery Surface',
  status: 'IN_TRANSIT',
  promised_date: '2026-11-24',
  box_number,
  box_count: 2,
  is_simulated: false,
  amount_to_collect: 0,
  delivery_attempts: 0,
  last_checked_at: null,
  events: [{ status: 'IN_TRANSIT', at: '2026-11-21T08:00:00Z', location: 'Nagpur' }],
  ...more,
});
const page: TrackingPageData = {
  brand: { name: 'Mitti & Loom', slug: 'mitti-and-loom' },
  branding: { brand_color: '#1f7a54' },
  customer_support: {},
  social_media: {},
  ad_banner: { enabled: false },
  product_suggestions: { enabled: false, products: [] },
  order_id: 'KH-100482',
  amount_to_collect: 0,
  shipments: [parcel(1), parcel(2)],
};
const options: Omit<RenderOptions, 'page'> = {
  language: 'en',
  path: '/mitti-and-loom/track/KH-100482',
  lookupPath: '/mitti-and-loom/track',
  now: '2026-11-21T10:00:00Z',
};
const single = { ...page, shipments: [parcel(1, { box_count: 1 })] };
const draw = (change: Partial<TrackingPageData> = {}, more: Partial<RenderOptions> = {}) =>
  render({ ...options, page: { ...single, ...change }, ...more });

describe('an order with two parcels', () => {
  const html = render({
    ...options,
    page: { ...page, shipments: [parcel(1, { status: 'DELIVERED' }), parcel(2)] },
  });

  test('has one h1 and no skipped heading levels', () => {
    const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    expect(levels).toEqual([1, 2, 2]);
  });
  test('leads with the parcel still to come', () => {
    expect(html).toMatch(/<h1[^>]*>Arriving Tue 24 Nov</);
    // And says which one it is: others may come on another day.
    expect(html).toMatch(/Order <bdi>KH-100482<\/bdi> · Parcel 2 of 2\s/);
  });
  test('shows facts of the order once', () => {
    const once = render({
      ...options,
      page: {
        ...page,
        amount_to_collect: 2598,
        shipments: [parcel(1, { is_simulated: true }), parcel(2, { is_simulated: true })],
      },
    });
    for (const text of ['Order <bdi>KH-100482', 'Keep ₹2,598 ready', 'simulated', 'Check again'])
      expect(once.split(text), text).toHaveLength(2);
  });
});

test('the amount to keep ready is on the page', () => {
  expect(draw({ amount_to_collect: 1299.5 })).toContain('Keep ₹1,299.50 ready');
  expect(draw()).not.toContain('Keep ');
});

test('labels a demo neutrally', () => {
  const html = draw({ shipments: [parcel(1, { is_simulated: true })] }, { language: 'hi' });
  expect(html).toContain('सिमुलेशन');
  expect(html).not.toContain('नकली');
});

test('every preference is on the page', () => {
  const html = draw({
    branding: {
      brand_color: '#1f7a54',
      brand_logo: 'https://mitti.example/logo.png',
      favicon: 'https://mitti.example/icon.png',
      website_url: 'https://mitti.example',
      description: 'One kiln, one loom.',
    },
    customer_support: {
      mail: 'care@mitti.example',
      phone: '080 4711 2200',
      refund_policy_url: 'https://mitti.example/refunds',
      privacy_policy_url: 'https://mitti.example/privacy',
    },
    social_media: {
      facebook: 'https://facebook.com/mitti',
      instagram: 'https://instagram.com/mitti',
      whatsapp: '9876543210',
      x: 'https://x.com/mitti',
    },
    ad_banner: {
      enabled: true,
      banner_file_url: 'https://mitti.example/banner.png',
      redirect_url: 'https://mitti.example/sale',
      tab: '_self',
      image_alt: 'New planters',
    },
    product_suggestions: {
      enabled: true,
      products: [
        { title: 'Planter', description: 'Terracotta', retail_price: 1250, discount_price: 1125 },
        { title: 'Mugs', retail_price: 1499, discount_price: 0 },
      ],
    },
  });
  for (const part of [
    '#1f7a54',
    'src="https://mitti.example/logo.png"',
    'rel="icon" href="https://mitti.example/icon.png"',
    'href="https://mitti.example/"',
    'One kiln, one loom.',
    'mailto:care@mitti.example',
    'tel:08047112200',
    'https://mitti.example/refunds',
    'https://mitti.example/privacy',
    'https://facebook.com/mitti',
    'https://instagram.com/mitti',
    'https://wa.me/919876543210',
    'https://x.com/mitti',
    'href="https://mitti.example/sale" target="_self"',
    'alt="New planters"',
    'Terracotta',
    '₹1,125 <s>₹1,250</s>',
    '₹1,499',
  ])
    expect(html, part).toContain(part);
  expect(html).not.toContain('₹0');
});

test('texts of a brand, a courier or a link are never markup', () => {
  const evil = '"><script>alert(1)</script>';
  const html = draw(
    {
      brand: { name: evil, slug: 'x' },
      branding: {
        description: evil,
        brand_logo: 'javascript:alert(1)',
        brand_color: evil,
        favicon: `https://x.example/${evil}`,
      },
      order_id: evil,
      shipments: [
        parcel(1, {
          courier_name: evil,
          events: [{ status: evil, at: '2026-11-21T08:00:00Z', location: evil }],
        }),
      ],
    },
    { path: '/x/track/1' },
  );
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toContain('javascript:');
});

test.each(trackingLanguages)('in %s the page names its language and links to all others', (language) => {
  const html = draw({}, { language });
  expect(html).toContain(`<html lang="${language}"`);
  expect(html.match(/hreflang=/g)).toHaveLength(trackingLanguages.length - 1);
  expect(html.includes('dir="rtl"')).toBe(language === 'ur');
  expect(html.replace(/<script>.*<\/script>/s, '')).not.toMatch(/undefined|\{\w+\}<|false|\n/);
});

test('a delivered parcel shows its proof and is rated once', () => {
  const delivered = [
    parcel(1, {
      status: 'DELIVERED',
      events: [{ status: 'DELIVERED', at: '2026-11-21T06:30:00Z', location: 'Pune' }],
    }),
  ];
  const html = draw({ shipments: delivered });
  expect(html).toContain('Today, 12:00 · Pune');
  // Whoever saw the parcel knows its AWB: the buyer confirms first.
  expect(html).toContain('id="rate"');
  expect(html).not.toContain('name="rating"');
  const asked = draw({ shipments: delivered }, { buyer: { isCodeSent: true } });
  expect(asked.match(/name="code"/g)).toHaveLength(1);
  expect(html).not.toContain('name="email"');
  const confirmed = { address: ['Pune'] };
  expect(draw({ shipments: delivered }, { buyer: { confirmed } })).toContain('name="rating"');
  const rated = draw({ shipments: delivered }, { buyer: { confirmed, isRated: true } });
  expect(rated).not.toContain('id="rate"');
});

test('the address is shown, and a change offered, only after a code', () => {
  expect(draw()).not.toContain('name="kind"');
  expect(draw({}, { buyer: { isCodeSent: true } })).toContain('name="code"');
  const html = draw({}, { buyer: { confirmed: { address: ['Asha Rao', '4 Lake Road'] } } });
  expect(html).toContain('4 Lake Road');
  expect(html).toContain('value="address"');
});

test('a page without a parcel has the brand’s colour and the lookup', () => {
  const { brand, branding } = page;
  const html = render({ ...options, page: { state: 'not-found', brand: { ...brand, branding } } });
  expect(html).toContain('#1f7a54');
  expect(html).toContain('action="/mitti-and-loom/track?lang=en"');
});
