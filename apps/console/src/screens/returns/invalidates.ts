/** What a change of a return makes stale. */
export const invalidates = ['returns', 'orders', 'home.summary', 'sku'] as const;
