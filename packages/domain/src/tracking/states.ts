/** States of a parcel that the tracking page can be previewed in. */
export const previewedStates = ['in-transit', 'out-for-delivery', 'failed', 'delivered'] as const;
export type PreviewedState = (typeof previewedStates)[number];

export const isPreviewedState = (text: unknown): text is PreviewedState =>
  previewedStates.some((state) => state === text);

/** Where a step of a parcel's journey is. */
export const stepStates = ['done', 'now', 'next'] as const;
export type StepState = (typeof stepStates)[number];

/** Requests of a buyer on the tracking page. */
export const buyerRequests = ['day', 'address', 'return'] as const;
export type BuyerRequestKind = (typeof buyerRequests)[number];
