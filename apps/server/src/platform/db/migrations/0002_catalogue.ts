import type { Kysely } from 'kysely';
import { runScript } from '../script.ts';

/** Creates the SKUs, boxes, warehouses and document preferences of a brand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
    create table boxes (
      brand_id text not null references brands (brand_id),
      id text not null,
      package_id text not null,
      name text not null,
      type integer not null,
      length double precision not null,
      width double precision not null,
      height double precision not null,
      weight_capacity double precision not null,
      box_color text not null,
      box_image text,
      visibility integer not null,
      is_temporary boolean not null default false,
      search_text text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      removed_at timestamptz,
      primary key (brand_id, id)
    );
    create unique index boxes_package_id on boxes (brand_id, package_id) where removed_at is null;
    create index boxes_newest on boxes (brand_id, created_at desc, id desc);
    create table skus (
      brand_id text not null references brands (brand_id),
      id text not null,
      sku_id text not null,
      sku_name text not null,
      sku_quantity integer not null,
      actual_weight double precision not null,
      freeze_weight boolean not null,
      sku_length double precision not null,
      sku_width double precision not null,
      sku_height double precision not null,
      unit_price_paise bigint not null,
      gst double precision not null,
      cess double precision not null,
      hsn_code text not null,
      is_active boolean not null,
      box_id text,
      suggested_box_id text not null,
      sku_category text not null,
      sub_category text not null,
      is_combo boolean not null,
      combo_products jsonb not null,
      additional_info jsonb not null,
      visibility integer not null,
      search_text text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      removed_at timestamptz,
      primary key (brand_id, id),
      foreign key (brand_id, box_id) references boxes (brand_id, id)
    );
    create unique index skus_sku_id on skus (brand_id, sku_id) where removed_at is null;
    create index skus_newest on skus (brand_id, created_at desc, id desc);
    create table warehouses (
      brand_id text not null references brands (brand_id),
      id text not null,
      name text not null,
      pincode text not null,
      city text not null,
      state text not null,
      is_primary_warehouse boolean not null,
      details jsonb not null,
      search_text text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      removed_at timestamptz,
      primary key (brand_id, id)
    );
    create unique index warehouses_name on warehouses (brand_id, lower(name)) where removed_at is null;
    create unique index warehouses_primary on warehouses (brand_id) where is_primary_warehouse and removed_at is null;
    create table preferences (
      brand_id text not null references brands (brand_id),
      preference_type text not null,
      id text not null,
      preferences jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (brand_id, preference_type)
    )`,
  );
}
