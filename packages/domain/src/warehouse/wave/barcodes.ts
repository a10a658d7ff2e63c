/** Names under which brands and stores keep the barcode of a SKU beside its own fields. */
const barcodeFields = ['barcode', 'ean', 'upc', 'gtin'];

/** Returns the barcodes on a product's label, beside its code. */
export function barcodesOf(additional_info: Record<string, unknown> | null): string[] {
  return Object.entries(additional_info ?? {}).flatMap(([name, value]) => {
    if (!barcodeFields.includes(name.toLowerCase())) return [];
    const code = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
    return code === '' ? [] : [code];
  });
}
