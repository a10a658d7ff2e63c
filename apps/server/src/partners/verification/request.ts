import type { z } from 'zod';
import { VerifierUnavailable } from './port.ts';

const timeoutMs = 15_000;

interface ProviderRequest<S extends z.ZodType> {
  /** For errors: "The GST provider". */
  provider: string;
  url: string;
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: unknown;
  schema: S;
}

/** Sends a request to a provider and parses its response. @throws VerifierUnavailable */
export async function requestProvider<S extends z.ZodType>({
  provider,
  url,
  method = 'GET',
  headers,
  body,
  schema,
}: ProviderRequest<S>): Promise<z.output<S>> {
  let response: Response;
  let data: unknown;
  try {
    response = await fetch(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    data = await response.json();
  } catch (error) {
    throw new VerifierUnavailable(`${provider} could not be reached.`, { cause: error });
  }
  if (response.status >= 500 || response.status === 429 || response.status === 401)
    throw new VerifierUnavailable(`${provider} responded with ${response.status}.`, {
      status: response.status,
    });
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new VerifierUnavailable(`${provider} returned an unexpected response.`);
  return parsed.data;
}
