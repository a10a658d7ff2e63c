import { CopyText, Stack, Text } from '@khep/ui';

/** The smallest order that is accepted. */
const example = (origin: string) =>
  `curl ${origin}/api/channel/orders -H "Authorization: Bearer $KHEP_KEY" -H "Idempotency-Key: web-100045" -H "Content-Type: application/json" -d '{"buyer_details":{"name":"Asha Rao","phone":"9845012345","address":"14, 3rd Cross","city":"Bengaluru","state":"Karnataka","pincode":"560038"},"order_details":{"order_id":"WEB-100045","product_details":[{"sku_id":"MUG-6","quantity":1,"unit_price":549}]}}'`;

/** A request to copy, with the address of this server. */
export function OrderExample() {
  return (
    <Stack gap={8}>
      <Text tone="second">
        A retry with the same Idempotency-Key returns the first response and creates nothing.
      </Text>
      <CopyText label="Example request" text={example(window.location.origin)} isCode />
    </Stack>
  );
}
