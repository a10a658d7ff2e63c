/** Letters and digits of a code as scanners read it; GTINs of 8 to 14 digits are the same with zeros before them. */
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
