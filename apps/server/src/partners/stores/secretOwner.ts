/** Returns the owner that the credentials of a store are bound to when they are encrypted. */
export const storeSecretOwner = (brand_id: string, kind: string): string => `${brand_id}/store/${kind}`;
