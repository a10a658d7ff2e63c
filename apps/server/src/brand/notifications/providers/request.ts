const timeoutMs = 10_000;

/** Posts JSON to a provider of messages. Returns the status and the parsed body; undefined if it is no JSON. */
export async function postJson(
  url: string,
  headers: Record<string, string>,
  body: unknown,
): Promise<{ status: number; data: unknown }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, data: await response.json().catch(() => undefined) };
}

/** A value of a template: line breaks and runs of spaces are refused by operators and by WhatsApp. */
export const templateValue = (value: string): string => value.replaceAll(/\s+/g, ' ').trim();
