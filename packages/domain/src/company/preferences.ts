/** Settings of a brand that are saved one by one. */
export const preferenceTypes = [
  'label_preference',
  'invoice_preference',
  'tracking_preference',
  // Extensions.
  'packing_preference',
  'stock_preference',
  'privacy_preference',
  'return_preference',
] as const;
export type PreferenceType = (typeof preferenceTypes)[number];
