/** Returns the owner that a payment gateway's secrets are bound to when they are encrypted. */
export const gatewaySecretOwner = (brand_id: string, gateway: string): string =>
  `${brand_id}/gateway/${gateway}`;
