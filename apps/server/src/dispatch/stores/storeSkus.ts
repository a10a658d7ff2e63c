import { SkuDraft } from '@khep/api';
import type { SkuOfCode, StoreOrder } from '@khep/domain/stores';
import { gstRateProblem } from '@khep/domain/tax';
import { sql } from 'kysely';
import { addSku } from '../../brand/catalogue/skus.ts';
import type { Db } from '../../platform/db/schema.ts';
import { ApiError, validationError } from '../../base/errors.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { istDay } from '@khep/domain/days';
import type { Services } from '../../start/services.ts';
import { VariantsData, variantsDocument } from '../../partners/stores/shopify/documents.ts';
import type { StoreKind, StoreRecord } from '../../partners/stores/tables.ts';

/** Loads our SKUs for codes of a store: by mapping, or the SKU with the same code in any case. */
export async function loadSkuResolver(
  db: Db,
  brand_id: string,
  kind: StoreKind,
  codes: readonly string[],
): Promise<SkuOfCode> {
  const wanted = [...new Set(codes)];
  if (wanted.length === 0) return () => undefined;
  const mapped = await db
    .selectFrom('store_skus')
    .select(['code', 'sku_id'])
    .where('brand_id', '=', brand_id)
    .where('kind', '=', kind)
    .where('code', 'in', wanted)
    .where('sku_id', 'is not', null)
    .execute();
  const own = await db
    .selectFrom('skus')
    .select('sku_id')
    .where('brand_id', '=', brand_id)
    .where('removed_at', 'is', null)
    .where(
      sql<string>`lower(sku_id)`,
      'in',
      wanted.map((code) => code.toLowerCase()),
    )
    .execute();
  const byMapping = new Map(mapped.map(({ code, sku_id }) => [code, sku_id]));
  const exact = new Set(own.map(({ sku_id }) => sku_id));
  const byCode = new Map(own.map(({ sku_id }) => [sku_id.toLowerCase(), sku_id]));
  return (code) =>
    byMapping.get(code) ?? (exact.has(code) ? code : byCode.get(code.toLowerCase())) ?? undefined;
}

/** Lists unknown SKUs, so that they can be mapped or created. */
export async function recordUnknownSkus(
  db: Db,
  { brand_id, kind, now }: { brand_id: string; kind: StoreKind; now: Date },
  order: StoreOrder,
  missing: readonly string[],
): Promise<void> {
  if (missing.length === 0) return;
  const lines = new Map(order.lines.map((line) => [line.code, line]));
  const rows = missing.flatMap((code) => {
    const line = lines.get(code);
    return line
      ? [
          {
            brand_id,
            kind,
            code,
            title: line.title.slice(0, 250),
            variant_id: line.variant_id,
            price_paise: line.unit_price,
            sku_id: null,
            seen_at: now,
            created_at: now,
          },
        ]
      : [];
  });
  if (rows.length === 0) return;
  await db
    .insertInto('store_skus')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['brand_id', 'kind', 'code']).doUpdateSet((row) => ({
        title: row.ref('excluded.title'),
        variant_id: row.ref('excluded.variant_id'),
        price_paise: row.ref('excluded.price_paise'),
        seen_at: now,
      })),
    )
    .execute();
}

/** Unknown SKUs with the number of orders that wait for them, most first. */
export async function listUnknownSkus(db: Db, brand_id: string, kind: StoreKind) {
  const { rows } = await sql<{
    code: string;
    title: string;
    variant_id: string;
    price_paise: number;
    orders: number;
  }>`
    select s.code, s.title, s.variant_id, s.price_paise, count(o.external_id)::int as orders
    from store_skus s
    join store_orders o on o.brand_id = s.brand_id and o.kind = s.kind and o.state = 'waiting' and o.missing ? s.code
    where s.brand_id = ${brand_id} and s.kind = ${kind} and s.sku_id is null
    group by s.code, s.title, s.variant_id, s.price_paise
    order by orders desc, s.code
    limit 200`.execute(db);
  return rows;
}

/** Maps codes of a store to SKUs of ours. @throws ApiError 422 for a SKU that doesn't exist */
export async function mapStoreSkus(
  db: Db,
  { brand_id, kind, now }: { brand_id: string; kind: StoreKind; now: Date },
  mappings: readonly { code: string; sku_id: string }[],
): Promise<void> {
  const rows = await db
    .selectFrom('skus')
    .select('sku_id')
    .where('brand_id', '=', brand_id)
    .where('removed_at', 'is', null)
    .where(
      'sku_id',
      'in',
      mappings.map(({ sku_id }) => sku_id),
    )
    .execute();
  const known = new Set(rows.map(({ sku_id }) => sku_id));
  const problems = Object.fromEntries(
    mappings.flatMap(({ sku_id }, index) =>
      known.has(sku_id) ? [] : [[`mappings.${index}.sku_id`, `SKU ${sku_id} not found. Choose another.`]],
    ),
  );
  if (Object.keys(problems).length > 0) throw validationError(problems);
  await db.transaction().execute(async (tx) => {
    for (const { code, sku_id } of mappings)
      await tx
        .insertInto('store_skus')
        .values({
          brand_id,
          kind,
          code,
          title: '',
          variant_id: '',
          price_paise: 0,
          sku_id,
          seen_at: now,
          created_at: now,
        })
        .onConflict((conflict) => conflict.columns(['brand_id', 'kind', 'code']).doUpdateSet({ sku_id }))
        .execute();
  });
}

const gramsPer: Record<string, number> = {
  GRAMS: 1,
  KILOGRAMS: 1000,
  OUNCES: 28.349_523,
  POUNDS: 453.592_37,
};

export interface NewStoreSku {
  code: string;
  sku_id: string;
  sku_name: string;
  actual_weight: number;
  sku_length: number;
  sku_width: number;
  sku_height: number;
  unit_price: number;
  gst: number;
  hsn_code: string;
}

/** Loads the store's data of unknown SKUs, to fill the form with: weight in grams and HSN. */
export async function loadVariantFacts(
  services: Services,
  store: StoreRecord,
  variant_ids: readonly string[],
): Promise<Map<string, { actual_weight: number; hsn_code: string }>> {
  const ids = [...new Set(variant_ids.filter((id) => id !== ''))].slice(0, 100);
  if (ids.length === 0) return new Map();
  const { nodes } = await services.stores.clientOf(store).request(variantsDocument, { ids }, VariantsData);
  return new Map(
    nodes.flatMap((node) => {
      if (!node) return [];
      const { harmonizedSystemCode, measurement } = node.inventoryItem;
      const { value = 0, unit = 'GRAMS' } = measurement.weight ?? {};
      const hsn = harmonizedSystemCode.replaceAll(/\D/g, '');
      return [
        [
          node.id,
          {
            actual_weight: Math.round(value * (gramsPer[unit] ?? 1)),
            hsn_code: [4, 6, 8].includes(hsn.length) ? hsn : '',
          },
        ],
      ];
    }),
  );
}

/** Creates SKUs for codes of a store and maps them. All or none. @throws ApiError 422 with errors by row */
export async function createStoreSkus(
  db: Db,
  { kind, now, ...author }: ChangeContext & { kind: StoreKind; now: Date },
  drafts: readonly NewStoreSku[],
): Promise<void> {
  const problems: Record<string, string> = {};
  const parsed = drafts.map(({ code: _code, ...draft }, index) => {
    const result = SkuDraft.safeParse(draft);
    if (!result.success)
      for (const issue of result.error.issues)
        problems[`skus.${index}.${issue.path.join('.')}`] ??= issue.message;
    const gst = gstRateProblem(draft.gst, istDay(now));
    if (gst) problems[`skus.${index}.gst`] ??= gst;
    return result.data;
  });
  if (Object.keys(problems).length > 0) throw validationError(problems);
  await db.transaction().execute(async (tx) => {
    for (const [index, draft] of parsed.entries()) {
      if (!draft) continue;
      try {
        await addSku(tx, author, draft, now);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        throw validationError({ [`skus.${index}.sku_id`]: error.detail });
      }
      const { code } = drafts[index]!;
      await tx
        .insertInto('store_skus')
        .values({
          brand_id: author.brand_id,
          kind,
          code,
          title: draft.sku_name,
          variant_id: '',
          price_paise: 0,
          sku_id: draft.sku_id,
          seen_at: now,
          created_at: now,
        })
        .onConflict((conflict) =>
          conflict.columns(['brand_id', 'kind', 'code']).doUpdateSet({ sku_id: draft.sku_id }),
        )
        .execute();
    }
  });
}
