/** A product with its price, as typed or pasted: "TP-S-01 410". */
export interface PriceLine {
  sku_id: string;
  price: number;
}

/** Reads a product a line: its SKU, then its price; tabs, commas and ₹ of a sheet are fine. */
export function readPriceLines(text: string): { prices: PriceLine[]; problem?: string } {
  const prices: PriceLine[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, sku_id = '', price = ''] = /^\s*(\S+)[\s,;]+₹?\s*([\d,]+(?:\.\d{1,2})?)\s*$/.exec(line) ?? [];
    if (sku_id === '')
      return { prices, problem: `Line ${at + 1}: enter a SKU and its price, as in "TP-S-01 410".` };
    prices.push({ sku_id: sku_id.replace(/[,;]$/, ''), price: Number(price.replaceAll(',', '')) });
  }
  return { prices };
}

export const writePriceLines = (prices: readonly PriceLine[]): string =>
  prices.map(({ sku_id, price }) => `${sku_id} ${price}`).join('\n');
