/** Data that a change of a return makes stale. */
export const invalidates = ['returns', 'orders', 'home.summary', 'wallet', 'sku'] as const;
