/** DNS records of a brand's own tracking host. */
export const hostRecordTypes = ['CNAME', 'TXT'] as const;

/** The last check of a DNS record. `waiting`: not found. `wrong`: DNS has something else. */
export const hostRecordResults = ['waiting', 'verified', 'wrong'] as const;
export type HostRecordResult = (typeof hostRecordResults)[number];
export const hostRecordStates = ['unchecked', ...hostRecordResults] as const;
export type HostRecordState = (typeof hostRecordStates)[number];

export const trackingHostStates = ['unverified', 'verified', 'failing', 'lost'] as const;
/** Links use the host while `verified` or `failing`: a check failed. `lost`: two failed, at least an hour apart. */
export type TrackingHostState = (typeof trackingHostStates)[number];
