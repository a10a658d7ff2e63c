/** What the secrets of a payment gateway are bound to when they are encrypted. */
export const gatewaySecretOwner = (brand_id: string, gateway: string): string =>
  `${brand_id}/gateway/${gateway}`;
