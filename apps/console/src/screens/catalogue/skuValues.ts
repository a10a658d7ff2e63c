import type { SkuDraft } from '@khep/api';

/** A SKU before anything is typed. Numbers that must be given are absent, so that nothing is sent by mistake. */
export const blankSku: Partial<SkuDraft> = {
  sku_id: '',
  sku_name: '',
  freeze_weight: false,
  gst: 0,
  cess: 0,
  hsn_code: '',
  is_active: true,
  box_id: null,
  suggested_box_id: 'none',
  sku_category: '',
  sub_category: '',
  is_combo: false,
  combo_products: [],
  additional_info: {},
  visibility: 1,
  rotations: 'any',
  fragile: false,
  do_not_mix: '',
  ships_in_own_box: false,
};
