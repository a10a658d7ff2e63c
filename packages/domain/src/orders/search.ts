/** Fields of an order that a search can match. */
export const searchMatches = ['order', 'awb', 'phone', 'email'] as const;
export type SearchMatch = (typeof searchMatches)[number];
