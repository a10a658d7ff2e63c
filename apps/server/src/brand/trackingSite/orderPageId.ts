import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '../../start/services.ts';

const separator = '~';

function sign({ config }: Pick<Services, 'config'>, brand_id: string, order_number: string): string {
  return createHmac('sha256', config.KHEP_SECRET ?? '')
    .update(`order-page\n${brand_id}\n${order_number}`)
    .digest('base64url')
    .slice(0, 16);
}

/**
 * Returns the last part of the address of an order's page: its number and a key. Numbers are sequential, so without the key
 * they open nothing.
 */
export const orderPageId = (
  services: Pick<Services, 'config'>,
  brand_id: string,
  order_number: string,
): string => `${order_number}${separator}${sign(services, brand_id, order_number)}`;

/** Returns the order number of a page's ID; undefined if the key is missing or wrong. */
export function verifyOrderPageId(
  services: Pick<Services, 'config'>,
  brand_id: string,
  id: string,
): string | undefined {
  const at = id.lastIndexOf(separator);
  if (at <= 0) return undefined;
  const order_number = id.slice(0, at);
  const expected = Buffer.from(sign(services, brand_id, order_number));
  const given = Buffer.from(id.slice(at + 1));
  return expected.length === given.length && timingSafeEqual(expected, given) ? order_number : undefined;
}

/** Splits what a buyer enters into an order number and the PIN code of its delivery: "KH-100482 560034". */
export function parseOrderWithPin(text: string): { order_number: string; pincode: string } | undefined {
  const [, order_number, start, end] = /^(.{1,64}?)[\s,]+([1-9]\d{2})\s?(\d{3})$/.exec(text.trim()) ?? [];
  return order_number === undefined ? undefined : { order_number, pincode: `${start}${end}` };
}
