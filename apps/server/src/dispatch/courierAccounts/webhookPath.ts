/** The path to which a courier posts the scans of an account. */
export const webhookPath = (account_id: string): string => `/webhooks/couriers/${account_id}`;
