export const telephonyRegions = ['mumbai', 'singapore'] as const;
/** The region of an account at Exotel. */
export type TelephonyRegion = (typeof telephonyRegions)[number];
