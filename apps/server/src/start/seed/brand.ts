import { BoxDraft, SkuDraft, TrackingPreference, WarehouseDraft } from '@khep/api';
import { createBrand } from '../../brand/accounts/brands.ts';
import { addBox } from '../../brand/catalogue/boxes.ts';
import { savePreference } from '../../brand/catalogue/preferences.ts';
import { addSku } from '../../brand/catalogue/skus.ts';
import { addWarehouse } from '../../brand/catalogue/warehouses.ts';
import { changeContext } from '../../platform/db/events.ts';
import type { Session } from '../../platform/http/session.ts';
import { json } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { demoBoxes, demoSkus, demoWarehouses } from './catalogue.ts';
import { demoRules } from './rules.ts';

/** The demo login. It is public, so its password is no secret. */
export const demoLogin = { email: 'ritika@mittiandloom.in', password: 'khep-demo-2026' } as const;

export const demoSession: Session = {
  brand_id: 'brd_0mittiandloom0demo',
  user_id: 'usr_0ritikasharma0demo',
  name: 'Ritika Sharma',
  email: demoLogin.email,
  business_role: 'owner',
  module_access: ['all'],
};

const shop = 'https://mittiandloom.example.in';

interface DemoPlaces {
  warehouses: { id: string; name: string; city: string; state: string; pincode: string }[];
}

/** The brand, its owner, catalogue and warehouses. */
export async function makeBrand(tx: Tx, password_hash: string, at: Date): Promise<DemoPlaces> {
  const { brand_id, user_id, name, email } = demoSession;
  await createBrand(tx, {
    brand_id,
    user_id,
    login_id: 'log_0ritikasharma0demo',
    brand_name: 'Mitti & Loom',
    name,
    email,
    phone: '9829055501',
    password_hash,
    at,
    profile: {
      company_name: 'Mitti & Loom Crafts Private Limited',
      mobile: '9829055501',
      website: shop,
      address: 'Plot 42, Sanganer Industrial Area, Pratap Nagar',
      city: 'Jaipur',
      state: 'Rajasthan',
      country: 'India',
      pincode: '302017',
      gst_no: '08AAMCM4821L1Z2',
      turnover: 'above_5_crore',
      is_saved: true,
    },
  });
  const places: DemoPlaces = { warehouses: [] };
  for (const [index, warehouse] of demoWarehouses.entries()) {
    const kept = await addWarehouse(
      tx,
      changeContext(demoSession),
      WarehouseDraft.parse({ ...warehouse, is_primary_warehouse: index === 0 }),
      new Date(at.getTime() + index * 1000),
    );
    places.warehouses.push({
      id: kept.id,
      name: kept.name,
      city: kept.city,
      state: kept.state,
      pincode: kept.pincode,
    });
  }
  for (const [index, { code, name: boxName, sides, capacity, color, type }] of demoBoxes.entries()) {
    const draft = BoxDraft.parse({
      package_id: code,
      name: boxName,
      length: sides[0],
      width: sides[1],
      height: sides[2],
      weight_capacity: capacity,
      box_color: color,
      type,
    });
    await addBox(tx, changeContext(demoSession), draft, new Date(at.getTime() + index * 1000));
  }
  for (const [index, sku] of demoSkus.entries()) {
    const [sku_length, sku_width, sku_height] = sku.sides;
    const draft = SkuDraft.parse({
      sku_id: sku.code,
      sku_name: sku.name,
      sku_quantity: 40 + ((index * 37) % 160),
      actual_weight: sku.weight,
      sku_length,
      sku_width,
      sku_height,
      unit_price: sku.price,
      gst: sku.gst,
      hsn_code: sku.hsn,
      sku_category: sku.category,
      sub_category: sku.sub,
      ...sku.rules,
    });
    await addSku(tx, changeContext(demoSession), draft, new Date(at.getTime() + index * 1000));
  }
  const tracking = TrackingPreference.parse({
    branding: {
      brand_logo: '/demo/mitti-and-loom.svg',
      website_url: shop,
      brand_color: '#1f7a54',
      description: 'Handmade in Rajasthan, one kiln and one loom at a time.',
    },
    customer_support: { mail: 'care@mittiandloom.in', phone: '8047112200' },
    ad_banner: {
      enabled: true,
      banner_file_url: '/demo/banner.svg',
      redirect_url: shop,
      image_alt: 'From the same kiln: new planters every Friday',
    },
    product_suggestions: {
      enabled: true,
      products: demoSkus.slice(0, 3).map(({ code, name: title, price }, index) => ({
        title,
        redirect_url: `${shop}/products/${code.toLowerCase()}`,
        retail_price: price,
        ...(index === 0 && { discount_percentage: 10, discount_price: price * 0.9 }),
      })),
    },
  });
  await savePreference(tx, changeContext(demoSession), 'tracking_preference', tracking, at);
  await tx
    .insertInto('load_splits')
    .values({
      brand_id,
      allocation_type: 'load',
      distribution: json([
        { courier_id: 1, percentage: 50 },
        { courier_id: 2, percentage: 15 },
        { courier_id: 3, percentage: 20 },
        { courier_id: 4, percentage: 15 },
      ]),
      updated_at: at,
    })
    .execute();
  await tx
    .insertInto('allocation_rules')
    .values(
      demoRules.map(({ carrier_list, conditions, ...rule }) =>
        Object.assign(rule, {
          brand_id,
          allocation_type: 'load',
          rule_type: 'custom' as const,
          action: 'ship' as const,
          carrier_list: json(carrier_list),
          conditions: json(conditions),
          created_at: at,
        }),
      ),
    )
    .execute();
  return places;
}
