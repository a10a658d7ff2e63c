/** How an own shop sends orders, in Markdown for the API reference. */
export const orderGuide = `
Send each order once, with your order number as the \`Idempotency-Key\`. A timeout is safe to retry: the same key returns
the first response. A key with another body is rejected (422 \`key_reused\`).

\`\`\`sh
curl https://ship.example.in/api/channel/orders \\
  -H "Authorization: Bearer $KHEP_KEY" \\
  -H "Idempotency-Key: web-100045" \\
  -H "Content-Type: application/json" \\
  -d '{
    "buyer_details": {
      "name": "Asha Rao", "phone": "9845012345", "address": "14, 3rd Cross, Indiranagar",
      "city": "Bengaluru", "state": "Karnataka", "pincode": "560038"
    },
    "order_details": {
      "order_id": "WEB-100045",
      "product_details": [{ "sku_id": "MUG-6", "quantity": 1, "unit_price": 549 }],
      "payment_details": { "payment_method": ["cod"] }
    }
  }'
\`\`\`

\`\`\`ts
const response = await fetch('https://ship.example.in/api/channel/orders', {
  method: 'POST',
  headers: {
    authorization: \`Bearer \${process.env.KHEP_KEY}\`,
    'idempotency-key': \`web-\${order.number}\`,
    'content-type': 'application/json',
  },
  body: JSON.stringify({ buyer_details, order_details }),
});
if (response.status === 429) await wait(Number(response.headers.get('retry-after')) * 1000);
else if (!response.ok) {
  const { message, fields } = await response.json(); // fields: a message by dotted path
}
\`\`\`

A key may send 300 requests a minute; above it the response is 429 with \`Retry-After\`.`;

/** How an own app takes webhooks, in Markdown for the API reference. */
export const webhookGuide = `
Each change is one POST with JSON: \`{ "id", "topic", "occurred_at", "data": { "order" } }\`. Respond with 2xx within 10
seconds and work afterwards; anything else is retried 8 times in about an hour. The same event can arrive twice and out
of order: keep the \`id\` (also in \`Khep-Event-Id\`) and compare \`data.order.updated_at\`.

\`Khep-Signature\` is \`t=<seconds>,v1=<hex>\`, where the hex is HMAC-SHA256 of \`<seconds>.<raw body>\` with the signing
secret. Reject signatures that are older than five minutes.

\`\`\`ts
import { createHmac, timingSafeEqual } from 'node:crypto';

export function isFromKhep(rawBody: string, header: string, secret: string): boolean {
  const [, seconds = '', given = ''] = /^t=(\\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (Math.abs(Date.now() / 1000 - Number(seconds)) > 300) return false;
  const wanted = createHmac('sha256', secret).update(\`\${seconds}.\${rawBody}\`).digest();
  return timingSafeEqual(wanted, Buffer.from(given, 'hex'));
}
\`\`\`

\`\`\`sh
# The signature of a body, to try your check.
printf '%s.%s' "$SECONDS_SIGNED" "$BODY" | openssl dgst -sha256 -hmac "$SIGNING_SECRET"
\`\`\``;
