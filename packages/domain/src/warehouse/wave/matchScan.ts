/**
 * Letters and digits of a code as scanners read it. A GTIN of 8 to 14 digits is the same with zeros before it (GS1,
 * gs1.org/edi-xml/technical-user-guide/Item_Numbers, read on 27 November 2026).
 */
function normal(code: string): string {
  const plain = code.trim().toUpperCase();
  return /^\d{8,14}$/.test(plain) ? plain.replace(/^0+/, '') : plain;
}

/** Whether a scanned or typed code means a SKU: its code, or a barcode of its label. */
export function isCodeOf(
  code: string,
  { sku_id, barcodes }: { sku_id: string; barcodes: readonly string[] },
): boolean {
  const scanned = normal(code);
  return scanned !== '' && [sku_id, ...barcodes].some((own) => normal(own) === scanned);
}

/** The number of a scanned tote: "T7", "Tote 7" or "TOTE-07". */
export function toteOf(code: string): number | undefined {
  const digits = /^T(?:OTE)?[ -]?(\d{1,3})$/.exec(code.trim().toUpperCase())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * Returns the number that a scanned code of a parcel means. The QR code of our label is the address of its tracking page,
 * which ends with the AWB; any other code is the number itself.
 */
export function parcelNumberOf(code: string): string {
  const text = code.trim();
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return text;
  const last = new URL(text).pathname.split('/').findLast((part) => part !== '');
  if (last === undefined) return text;
  try {
    return decodeURIComponent(last);
  } catch {
    return text;
  }
}
