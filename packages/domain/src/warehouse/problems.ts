interface Nothing {}

/**
 * Why the server rejects work on the floor: the codes of its responses, and the values that their sentences name. The floor
 * says them in the language of its device.
 */
export interface FloorProblems {
  // Waves
  no_box_waits: Nothing;
  waves_busy: Nothing;
  taken: { picker: string; wave: number };
  wave_closed: { wave: number };
  wave_packed: { wave: number };
  // The bench
  no_box_for_code: { code: string };
  box_cancelled: Nothing;
  box_left: Nothing;
  box_packed: Nothing;
  box_held: Nothing;
  box_handed_over: Nothing;
  box_changed: Nothing;
  box_own_carton: Nothing;
  box_too_small: Nothing;
  pieces_need_boxes: { boxes: number };
  picks_open: Nothing;
  put_back_changed: { units: number; sku: string };
  evidence_changed: { entry: number };
  pieces_left: Nothing;
  photo_missing: Nothing;
  // Bins
  sku_unknown: { sku: string };
  sku_is_combo: { sku: string };
  bin_unknown: { bin: string };
  same_bin: Nothing;
  bin_reserved: { bin: string; units: number };
  bin_has_less: { bin: string; free: number };
  // Counts
  no_bin_begins: { begin: string };
  too_many_bins: { most: number; begin: string };
  bins_in_count: Nothing;
  bin_counted: { bin: string };
  bin_seen: { bin: string };
  bin_in_waves: { bin: string; units: number; sku: string };
  bin_decided: { bin: string };
  own_count: { bin: string };
  // Goods that arrive
  order_not_sent: { order: string };
  sku_not_on_order: { sku: string; order: string };
  more_than_open: { open: number; sku: string };
  // The van
  no_parcel_scanned: Nothing;
  parcels_gone: Nothing;
  pile_recorded: { parcels: number; person: string };
  pile_refused: { awbs: string; more: number };
}

export type FloorProblem = keyof FloorProblems;
