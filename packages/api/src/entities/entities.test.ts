import { describe, expect, test } from 'vitest';
import { day, manyIds } from './fields.ts';
import {
  AllocationSettingDraft,
  BoxDraft,
  CompanyProfile,
  EarlyAccess,
  EscalationBody,
  InvoicePreference,
  LabelPreference,
  OrderDraft,
  OrderFilter,
  OverrideRuleDraft,
  RuleCondition,
  SkuDraft,
  TrackingPreference,
  TrackingPreferenceDraft,
  UserDraft,
  WarehouseDraft,
  trackingHostname,
} from '../index.ts';

const buyer = {
  name: 'Ananya Krishnan',
  phone: '+91 98450 12345',
  address: '14, 3rd Cross, Indiranagar',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560038',
};
const order = {
  buyer_details: buyer,
  order_details: { product_details: [{ sku_id: 'SR-IND-01', quantity: 1, unit_price: 2799 }] },
};
const messages = (result: {
  success: boolean;
  error?: { issues: { path: PropertyKey[]; message: string }[] };
}) => Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

describe('defaults of the specification', () => {
  test('an order is prepaid, billed to the shipping address in India, with zero charges', () => {
    const parsed = OrderDraft.parse(order);
    expect(parsed.is_billing_same_as_shipping).toBe(true);
    expect(parsed.buyer_details.country).toBe('India');
    expect(parsed.order_details.payment_details.payment_method).toEqual(['prepaid']);
    expect(parsed.order_details.payment_details.cod_charges).toEqual({
      charge_name: '',
      charge_value: 0,
      charge_basis: 'percentage',
      charge_type: 'debit',
    });
    expect(parsed.packed_boxes).toEqual([]);
  });

  test('a SKU is active and visible, without a suggested box', () => {
    const sku = SkuDraft.parse({
      sku_id: 'A',
      sku_name: 'A',
      actual_weight: 200,
      sku_length: 10,
      sku_width: 10,
      sku_height: 5,
      unit_price: 99.5,
    });
    expect(sku).toMatchObject({
      is_active: true,
      suggested_box_id: 'none',
      visibility: 1,
      freeze_weight: false,
    });
  });

  test('a box has type 1 and its images, the first of which is its image', () => {
    const box = BoxDraft.parse({
      name: 'Box M',
      package_id: 'BOX-M',
      length: 34,
      width: 26,
      height: 13,
      box_images: ['/files/a.png', '/files/b.png'],
    });
    expect(box).toMatchObject({ type: 1, visibility: 1, box_image: '/files/a.png' });
    expect(box.box_images).toEqual(['/files/a.png', '/files/b.png']);
    const one = { name: 'Box M', package_id: 'BOX-M', length: 34, width: 26, height: 13 };
    expect(BoxDraft.parse({ ...one, box_image: '/files/c.png' }).box_images).toEqual(['/files/c.png']);
    expect(BoxDraft.parse(one)).toMatchObject({ box_image: '', box_images: [] });
  });

  test('a box has no cost, no weight and no outer dimensions', () => {
    const box = { name: 'Box M', package_id: 'BOX-M', length: 34, width: 26, height: 13 };
    expect(BoxDraft.parse(box)).toMatchObject({ box_cost: 0, empty_weight: 0, outer_length: null });
    const outside = { outer_length: 34, outer_width: 26.5, outer_height: 14 };
    expect(BoxDraft.parse({ ...box, ...outside, box_cost: 12.5 })).toMatchObject(outside);
    expect(messages(BoxDraft.safeParse({ ...box, outer_length: 30 }))).toEqual({
      outer_length: 'Enter at least the inner length, 34 cm',
      outer_width: 'Enter all three outer dimensions, or none',
      outer_height: 'Enter all three outer dimensions, or none',
    });
    expect(messages(BoxDraft.safeParse({ ...box, weight_capacity: 0.5, empty_weight: 500 }))).toEqual({
      empty_weight: 'Enter less than the maximum weight of 0.5 kg',
    });
  });

  test('users, rules, preferences and escalations have the specified defaults', () => {
    expect(UserDraft.parse({ name: 'A', mobile: '9829012345', email: 'a@b.in' })).toMatchObject({
      business_role: 'user',
      module_access: ['all'],
    });
    expect(RuleCondition.parse({})).toEqual({
      field_name: 'Channel',
      field_type: 'String',
      field_operator: 'equals',
      field_value: '',
    });
    expect(OverrideRuleDraft.parse({ name: 'Fragile', carrier_list: [1], conditions: [{}] })).toMatchObject({
      priority: 1,
      status: true,
      rule_type: 'custom',
    });
    expect(LabelPreference.parse({}).label_size).toBe('4x6');
    expect(InvoicePreference.parse({}).label_size).toBe('A4');
    expect(TrackingPreference.parse({})).toMatchObject({
      branding: { brand_color: '#4287f5' },
      ad_banner: { enabled: false, tab: '_blank' },
    });
    expect(EscalationBody.parse({})).toMatchObject({ escalation_type: 'RE', country: 'India' });
    expect(
      WarehouseDraft.parse({
        name: 'J',
        phone: '9829012345',
        poc_name: 'D',
        address: 'Plot 42',
        city: 'Jaipur',
        state: 'Rajasthan',
        pincode: '302017',
      }),
    ).toMatchObject({ country: 'India', return_pincode: '' });
  });
});

describe('field validation', () => {
  test('normalizes a phone number to ten digits', () => {
    expect(OrderDraft.parse(order).buyer_details.phone).toBe('9845012345');
  });

  test('reports each invalid field at its path', () => {
    const result = OrderDraft.safeParse({
      ...order,
      buyer_details: { ...buyer, name: ' ', phone: '12345', pincode: '01' },
    });
    expect(messages(result)).toEqual({
      'buyer_details.name': 'Enter the name',
      'buyer_details.phone': 'Enter a 10-digit mobile number starting with 6, 7, 8 or 9',
      'buyer_details.pincode': 'Enter a 6-digit PIN code',
    });
  });

  test('requires a billing address if it differs from the shipping address', () => {
    expect(messages(OrderDraft.safeParse({ ...order, is_billing_same_as_shipping: false }))).toHaveProperty(
      'billing_details',
    );
  });

  test('limits rupees to two decimals', () => {
    const priced = (unit_price: number) =>
      OrderDraft.safeParse({
        ...order,
        order_details: { product_details: [{ sku_id: 'A', quantity: 1, unit_price }] },
      }).success;
    expect([78.4, 0.1, 2799, 1234.56, 19.99].every(priced)).toBe(true);
    expect(priced(1.005)).toBe(false);
  });

  test('limits order line dimensions like those of a SKU', () => {
    const sided = (sku_length: number) =>
      OrderDraft.safeParse({
        ...order,
        order_details: { product_details: [{ sku_id: 'A', quantity: 1, unit_price: 1, sku_length }] },
      });
    expect([0, 12.5, 1000].every((side) => sided(side).success)).toBe(true);
    expect(messages(sided(4_294_972))).toEqual({
      'order_details.product_details.0.sku_length': 'Enter at most 1,000 cm',
    });
  });

  test('allows no load distribution, but requires a condition', () => {
    expect(AllocationSettingDraft.safeParse({ distribution_percentage: [] }).success).toBe(true);
    expect(AllocationSettingDraft.safeParse({}).success).toBe(false);
    expect(messages(OverrideRuleDraft.safeParse({ name: 'A', carrier_list: [1], conditions: [] }))).toEqual({
      conditions: 'Add at least one condition',
    });
  });

  test('limits the size of rules', () => {
    const many = <Row>(count: number, row: Row) => Array.from({ length: count }, () => row);
    const condition = (field_value: unknown) => ({ field_value });
    const rule = (change: object = {}) => ({ name: 'A', carrier_list: [1], conditions: [{}], ...change });
    const wrong = (change: object) => messages(OverrideRuleDraft.safeParse(rule(change)));
    const set = (count: number) =>
      AllocationSettingDraft.safeParse({
        distribution_percentage: [{ courier_id: 1, percentage: 100 }],
        override_rules: many(count, rule()),
      });
    expect(set(200).success).toBe(true);
    expect(messages(set(201))).toEqual({ override_rules: 'Use at most 200 rules' });
    expect(wrong({ carrier_list: many(20, 1), conditions: many(20, condition(many(500, 'a'))) })).toEqual({});
    expect(wrong({ carrier_list: many(21, 1), conditions: many(21, {}) })).toEqual({
      carrier_list: 'Choose at most 20 couriers',
      conditions: 'Use at most 20 conditions',
    });
    const values = { 'conditions.0.field_value': 'Enter at most 500 values' };
    expect(wrong({ conditions: [condition(many(501, 302_017))] })).toEqual(values);
    expect(wrong({ conditions: [condition(many(501, '302017').join())] })).toEqual(values);
    expect(wrong({ conditions: [condition('a'.repeat(201))] })).toEqual({
      'conditions.0.field_value': 'Enter at most 200 characters per value',
    });
  });

  test('accepts only web addresses as tracking page links', () => {
    for (const logo of ['javascript:alert(1)', '//elsewhere.example/x.png', '/\\elsewhere.example/x.png'])
      expect(CompanyProfile.shape.logo.safeParse(logo).success, logo).toBe(false);
    expect(CompanyProfile.shape.logo.safeParse('/files/0a.png').success).toBe(true);
    expect(TrackingPreference.safeParse({ branding: { website_url: 'javascript:alert(1)' } }).success).toBe(
      false,
    );
    expect(
      TrackingPreference.safeParse({ branding: { website_url: 'https://mittiandloom.in' } }).success,
    ).toBe(true);
  });

  test('accepts a subdomain, or a whole host, that DNS can have', () => {
    const host = (subdomain: string, website_url = 'https://www.mittiandloom.in') =>
      trackingHostname({ subdomain, website_url });
    expect(host('Track')).toBe('track.mittiandloom.in');
    expect(host('parcels.Example.in.')).toBe('parcels.example.in');
    expect(host('track', '')).toBeUndefined();
    expect(host('')).toBeUndefined();
    const problems = (subdomain: string) =>
      TrackingPreferenceDraft.safeParse({ branding: { subdomain } }).error?.issues.map(
        ({ path, message }) => [path.join('.'), message],
      );
    for (const right of ['', 'track', ' Track ', 'a', 'parcels.example.in', 'track-2.example.in.'])
      expect(problems(right), right).toBeUndefined();
    const wrong = [
      'https://track.example.in',
      'track me',
      '-track',
      'track_1',
      'ट्रैक',
      'track..in',
      'example.1',
      'a'.repeat(64),
    ];
    for (const subdomain of wrong) {
      expect(problems(subdomain), subdomain).toEqual([
        ['branding.subdomain', 'Enter a name such as track, or a host such as parcels.example.in'],
      ]);
      expect(host(subdomain), subdomain).toBeUndefined();
      // Saved before the rule, it must not hide the rest of the preference.
      expect(TrackingPreference.safeParse({ branding: { subdomain } }).success).toBe(true);
    }
  });

  test('accepts a single or repeated list parameter', () => {
    expect(
      OrderFilter.parse({ order_status: 'NEW', courier_ids: ['1', '3'], page_size: '20' }),
    ).toMatchObject({ order_status: ['NEW'], courier_ids: [1, 3], page_size: 20, page: 1 });
  });

  test('requires name and email for early access', () => {
    expect(messages(EarlyAccess.safeParse({}))).toMatchObject({
      name: 'Enter your name',
      email: 'Enter an email address',
    });
  });
});

describe('a day', () => {
  test('is a day of the calendar', () => {
    for (const real of ['2026-12-31', '2028-02-29', '2027-02-28'])
      expect(day.safeParse(real).success).toBe(true);
    for (const none of ['2027-02-31', '2027-02-29', '2026-04-31', '2026-13-01', '20261231', ''])
      expect(day.safeParse(none).success, none).toBe(false);
  });
  test('is in the years from 2000 to 2099', () => {
    for (const real of ['2000-01-01', '2099-12-31']) expect(day.safeParse(real).success).toBe(true);
    for (const other of ['0026-11-20', '1999-12-31', '2100-01-01'])
      expect(day.safeParse(other).error?.issues.map(({ message }) => message)).toEqual([
        'Enter a date between 1 Jan 2000 and 31 Dec 2099.',
      ]);
  });
});

describe('IDs of many records', () => {
  const ids = manyIds('Choose the order').max(3, 'Choose at most 3 orders');
  const problems = (value: unknown) =>
    ids.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]);

  test('are checked as single IDs are, each problem at its place', () => {
    expect(ids.safeParse(['ord_1', 'ord_2']).data).toEqual(['ord_1', 'ord_2']);
    expect(problems(['ord_1', '', 'ord\u0000'])).toEqual([
      ['1', 'Choose the order'],
      ['2', 'Remove invisible characters'],
    ]);
    expect(problems(['x'.repeat(5000)])).toEqual([['0', expect.stringMatching(/^Use at most/)]]);
    expect(problems(['ord_1', 7])).toEqual([['1', 'Choose the order']]);
    expect(problems(['1', '2', '3', '4'])).toEqual([['', 'Choose at most 3 orders']]);
  });

  test('tell no more problems than anyone reads', () => {
    for (const wrong of ['', 7])
      expect(manyIds('Choose the order').safeParse(Array(1000).fill(wrong)).error?.issues).toHaveLength(20);
  });
});
