/** Returns the owner that a telephony provider's token is bound to when it is encrypted. */
export const telephonySecretOwner = (brand_id: string, provider: string): string =>
  `${brand_id}/telephony/${provider}`;
