import { z } from 'zod';
import type { BankCheck, BankVerifier } from './port.ts';
import { requestProvider } from './request.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** A validation of an account in the shape of RazorpayX. */
export const ValidationResponse = z.object({
  id: z.string(),
  status: z.enum(['created', 'completed', 'failed']),
  // Answers of today have the longer name.
  results: z.object({ account_status: text, registered_name: text }).nullish(),
  validation_results: z.object({ account_status: text, registered_name: text }).nullish(),
  status_details: z.object({ description: text }).nullish(),
});

export function toCheck({
  id,
  status,
  status_details,
  ...answer
}: z.output<typeof ValidationResponse>): BankCheck {
  if (status === 'created') return { state: 'pending', id };
  const results = answer.validation_results ?? answer.results;
  if (status === 'completed' && results?.account_status === 'active')
    return { state: 'active', id, registered_name: results.registered_name };
  const reason = status_details?.description ?? '';
  return { state: 'invalid', id, reason: reason === '' ? "The bank doesn't know this account." : reason };
}

/** Checks accounts at a payment provider. */
export function createBankVerifier({ url, key }: { url: string; key: string }): BankVerifier {
  const provider = 'The bank verification provider';
  const headers = { authorization: `Basic ${Buffer.from(key).toString('base64')}` };
  const validations = `${url}/v1/fund_accounts/validations`;
  return {
    async start({ account_number, ifsc, account_holder, reference }) {
      const started = await requestProvider({
        provider,
        url: validations,
        method: 'POST',
        headers,
        body: {
          fund_account: {
            account_type: 'bank_account',
            bank_account: { name: account_holder, ifsc, account_number },
          },
          amount: 100,
          currency: 'INR',
          reference_id: reference,
        },
        schema: ValidationResponse,
      });
      return toCheck(started);
    },
    async load(id) {
      return toCheck(
        await requestProvider({
          provider,
          url: `${validations}/${encodeURIComponent(id)}`,
          headers,
          schema: ValidationResponse,
        }),
      );
    },
  };
}
