import type { ProductDetail } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import type { LineRecord } from './tables.ts';

/** Serializes an order line. */
export function serializeLine(line: LineRecord): Required<ProductDetail> {
  return {
    sku_id: line.sku_id,
    sku_name: line.sku_name,
    quantity: line.quantity,
    unit_price: paiseToRupees(line.unit_price_paise),
    discount: paiseToRupees(line.discount_paise),
    gst: line.gst,
    cess: line.cess,
    hsn_code: line.hsn_code,
    actual_weight: line.weight_g,
    sku_length: line.length_cm,
    sku_width: line.width_cm,
    sku_height: line.height_cm,
  };
}
