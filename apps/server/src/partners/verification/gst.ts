import { z } from 'zod';
import { VerifierUnavailable } from './port.ts';
import type { GstVerifier } from './port.ts';
import { requestProvider } from './request.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** Taxpayers in the words of the GST network, which Sandbox.co.in passes on below `data`. */
const Taxpayer = z.object({
  gstin: z.string(),
  lgnm: text,
  tradeNam: text,
  sts: text,
  pradr: z
    .object({
      addr: z.object({ bno: text, bnm: text, st: text, loc: text, dst: text, stcd: text, pncd: text }),
    })
    .nullish(),
});
const TaxpayerResponse = z.object({
  code: z.number(),
  message: text,
  data: z.object({ data: Taxpayer.nullish(), error: z.object({ message: text }).nullish() }).nullish(),
});
/** With and without an envelope: both are in use. */
const TokenResponse = z.object({
  access_token: text,
  data: z.object({ access_token: text }).nullish(),
});

/** A token lasts a day. */
const tokenMs = 23 * 3_600_000;
const provider = 'The GST provider';

interface ProviderAccess {
  /** https://api.sandbox.co.in */
  url: string;
  key: string;
  secret: string;
}

/**
 * Looks GSTINs up at Sandbox.co.in, a service provider of the GST network.
 * Source: Sandbox's API reference as ten callers use it, read on 28 November 2026: POST /authenticate, then
 * POST /gst/compliance/public/gstin/search with the token as it is, without "Bearer".
 */
export function createGstVerifier({ url, key, secret }: ProviderAccess): GstVerifier {
  const common = { 'x-api-key': key, 'x-api-version': '1.0' };
  let token: { value: Promise<string>; until: number } | undefined;
  const authenticate = async (): Promise<string> => {
    const answer = await requestProvider({
      provider,
      url: `${url}/authenticate`,
      method: 'POST',
      headers: { ...common, 'x-api-secret': secret },
      body: {},
      schema: TokenResponse,
    });
    const value = answer.access_token || (answer.data?.access_token ?? '');
    if (value === '') throw new VerifierUnavailable(`${provider} rejected the key and secret.`);
    return value;
  };
  const currentToken = (): Promise<string> => {
    if (!token || Date.now() > token.until) {
      const value = authenticate();
      token = { value, until: Date.now() + tokenMs };
      value.catch(() => (token = undefined));
    }
    return token.value;
  };
  const search = async (gstin: string) =>
    requestProvider({
      provider,
      url: `${url}/gst/compliance/public/gstin/search`,
      method: 'POST',
      headers: { ...common, authorization: await currentToken() },
      body: { gstin },
      schema: TaxpayerResponse,
    });
  return {
    async find(gstin) {
      let answer: z.output<typeof TaxpayerResponse>;
      try {
        answer = await search(gstin);
      } catch (error) {
        // A token that ended before its time is renewed once.
        if (!(error instanceof VerifierUnavailable && error.status === 401)) throw error;
        token = undefined;
        answer = await search(gstin);
      }
      const taxpayer = answer.data?.data;
      if (!taxpayer) {
        // "No records found" is an answer about the GSTIN, everything else is about the request.
        const words = answer.data?.error?.message || answer.message;
        if (answer.code < 300 || /no record|not found|invalid gstin/i.test(words)) return undefined;
        throw new VerifierUnavailable(`${provider} responded: ${words || answer.code}`);
      }
      const { bno, bnm, st, loc, dst, stcd, pncd } = taxpayer.pradr?.addr ?? {};
      return {
        gstin: taxpayer.gstin,
        legal_name: taxpayer.lgnm,
        trade_name: taxpayer.tradeNam,
        status: taxpayer.sts,
        address: [bno, bnm, st, loc, dst, stcd, pncd].filter((part) => part).join(', '),
      };
    },
  };
}
