import type { Box, Sku } from '@khep/api';

/** Columns of a SKU file, for download and upload. */
export const skuColumns = [
  'sku_id',
  'sku_name',
  'sku_quantity',
  'actual_weight',
  'freeze_weight',
  'sku_length',
  'sku_width',
  'sku_height',
  'unit_price',
  'gst',
  'cess',
  'hsn_code',
  'is_active',
  'sku_category',
  'sub_category',
  'rotations',
  'fragile',
  'do_not_mix',
  'ships_in_own_box',
] as const satisfies readonly (keyof Sku)[];

/** Columns of a box file. */
export const boxColumns = [
  'package_id',
  'name',
  'type',
  'length',
  'width',
  'height',
  'weight_capacity',
  'box_color',
  'box_cost',
  'empty_weight',
  'outer_length',
  'outer_width',
  'outer_height',
] as const satisfies readonly (keyof Box)[];
