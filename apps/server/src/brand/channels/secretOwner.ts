/** Returns the owner that the signing secret of a webhook endpoint is bound to when it is encrypted. */
export const webhookSecretOwner = (brand_id: string, endpoint_id: string): string =>
  `${brand_id}/webhook/${endpoint_id}`;
