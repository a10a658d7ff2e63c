import { z } from 'zod';
import type { GstVerifier } from './port.ts';
import { requestProvider } from './request.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** The search of taxpayers in the shape of the GST network's public API, which its service providers pass on. */
const TaxpayerResponse = z.union([
  z.object({
    status_cd: z.literal('1'),
    data: z.object({
      gstin: z.string(),
      lgnm: text,
      tradeNam: text,
      sts: text,
      pradr: z
        .object({
          addr: z.object({ bno: text, bnm: text, st: text, loc: text, dst: text, stcd: text, pncd: text }),
        })
        .nullish(),
    }),
  }),
  z.object({ status_cd: z.literal('0'), error: z.object({ message: text }).nullish() }),
]);

interface ProviderAccess {
  url: string;
  key: string;
}

/** Looks GSTINs up at a service provider of the GST network. */
export function createGstVerifier({ url, key }: ProviderAccess): GstVerifier {
  return {
    async find(gstin) {
      const found = await requestProvider({
        provider: 'The GST provider',
        url: `${url}/taxpayerapi/search?${new URLSearchParams({ action: 'TP', gstin }).toString()}`,
        headers: { 'x-api-key': key },
        schema: TaxpayerResponse,
      });
      if (found.status_cd === '0') return undefined;
      const { lgnm, tradeNam, sts, pradr } = found.data;
      const { bno, bnm, st, loc, dst, stcd, pncd } = pradr?.addr ?? {};
      return {
        gstin: found.data.gstin,
        legal_name: lgnm,
        trade_name: tradeNam,
        status: sts,
        address: [bno, bnm, st, loc, dst, stcd, pncd].filter((part) => part).join(', '),
      };
    },
  };
}
