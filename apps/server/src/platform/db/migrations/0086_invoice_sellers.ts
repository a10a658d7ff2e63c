import { sql, type Kysely } from 'kysely';

/**
 * Who sold is kept with an invoice as well. Nothing is known of how those that were issued before named the seller, so
 * they keep what they would print today: the company and the place that the brand's settings choose. From here on they do not move with the settings any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoices add column supplier jsonb`.execute(db);
  await sql`
    update invoices set supplier = sellers.supplier
    from (
      select orders.brand_id, orders.order_id, jsonb_build_object(
        'name', coalesce(nullif(brands.profile ->> 'company_name', ''), brands.name),
        'gstin', coalesce(brands.profile ->> 'gst_no', ''),
        'address', coalesce(place.details ->> 'address', ''),
        'city', coalesce(place.city, ''),
        'state', coalesce(place.state, ''),
        'pincode', coalesce(place.pincode, '')
      ) as supplier
      from orders
      join brands on brands.brand_id = orders.brand_id
      left join preferences on preferences.brand_id = orders.brand_id
        and preferences.preference_type = 'invoice_preference'
      left join lateral (
        select warehouses.* from warehouses
        where warehouses.brand_id = orders.brand_id
          and case
            when preferences.preferences is null
              or preferences.preferences ->> 'is_primary_warehouse' = 'false' then warehouses.id = orders.warehouse_id
            else warehouses.is_primary_warehouse
          end
        order by warehouses.removed_at is null desc, warehouses.id
        limit 1
      ) as place on true
    ) as sellers
    where invoices.brand_id = sellers.brand_id and invoices.order_id = sellers.order_id`.execute(db);
  await sql`alter table invoices alter column supplier set not null`.execute(db);
}
