/** What a search of orders matched. */
export const searchMatches = ['order', 'awb', 'phone', 'email'] as const;
export type SearchMatch = (typeof searchMatches)[number];
