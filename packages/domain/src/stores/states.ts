export const storeOrderStates = ['waiting', 'failed', 'conflict', 'skipped', 'imported'] as const;
/**
 * State of an order of a store. `waiting` for SKUs or a payment; `failed`: data we can't ship with; `conflict`: changed in
 * the store after it was allocated; `skipped`: nothing to ship.
 */
export type StoreOrderState = (typeof storeOrderStates)[number];

export const fulfilMoments = ['awb', 'pickup'] as const;
/** When a shipment is sent to the store: with its AWB, or once the courier has picked it up. */
export type FulfilMoment = (typeof fulfilMoments)[number];

export const storeLogins = ['token', 'client'] as const;
/** How the store's API is reached: with an access token, or with the ID and secret of an app. */
export type StoreLogin = (typeof storeLogins)[number];
