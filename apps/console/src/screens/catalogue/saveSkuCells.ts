import { calls } from '@khep/api';
import type { Sku, SkuDraft } from '@khep/api';
import type { Client } from '@khep/api/client';

/** Reads what is typed into a cell or pasted from a sheet: "₹1,250" is 1250. */
export const toNumber = (text: string): number | undefined => {
  const digits = text.replaceAll(/[₹,\s]/g, '');
  return digits === '' ? undefined : Number(digits);
};

/** A field of the API's schemas. */
interface FieldSchema {
  safeParse: (value: unknown) => { error?: { issues: readonly { message: string }[] } | undefined };
}

/** Returns what is wrong with a value, in the words of the API. */
export const problemOf = (schema: FieldSchema, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

/** The fields of a SKU that are sent back unchanged. Without a quantity the stock stays as it is. */
function toDraft(sku: Sku): SkuDraft {
  const {
    id: _id,
    sku_quantity: _onHand,
    reserved_quantity: _reserved,
    available_quantity: _available,
    is_stock_tracked: _isTracked,
    version: _version,
    created_at: _created,
    updated_at: _updated,
    ...draft
  } = sku;
  return draft;
}

/** Saves cells of a SKU: weight, price and HSN code. */
export function saveSkuCells(client: Client, sku: Sku, texts: Readonly<Record<string, string>>) {
  const { actual_weight, unit_price, hsn_code } = texts;
  const body: SkuDraft = {
    ...toDraft(sku),
    ...(actual_weight !== undefined && { actual_weight: toNumber(actual_weight) ?? 0 }),
    ...(unit_price !== undefined && { unit_price: toNumber(unit_price) ?? 0 }),
    ...(hsn_code !== undefined && { hsn_code }),
  };
  return client.call(
    calls.sku.update,
    { params: { id: sku.id }, body },
    { ifMatch: sku.version, quiet: true },
  );
}
