import { z } from 'zod';
import { data, done, endpoint } from '../endpoint.ts';
import { requiredId } from '../entities/fields.ts';
import { TelephonyAccount, TelephonyDraft } from '../entities/telephony.ts';

const own = { module: 'settings', errorMessage: 'Something went wrong', isExtension: true } as const;
const byProvider = z.object({ code: requiredId('Choose the provider') });

/** Accounts at the providers that call buyers. */
export const telephony = {
  accounts: endpoint({
    id: 'telephony.accounts',
    method: 'GET',
    path: '/telephony/accounts',
    ...own,
    response: data(z.object({ accounts: z.array(TelephonyAccount) })),
  }),
  /** Saves an account whose credentials the provider accepts. */
  save: endpoint({
    id: 'telephony.save',
    method: 'PUT',
    path: '/telephony/accounts/{code}',
    ...own,
    errorMessage: 'Telephony account not saved',
    params: byProvider,
    body: TelephonyDraft,
    response: data(z.object({ account: TelephonyAccount })),
    successMessage: 'Telephony account saved',
    isVersioned: true,
    lane: 'waiting',
  }),
  remove: endpoint({
    id: 'telephony.remove',
    method: 'DELETE',
    path: '/telephony/accounts/{code}',
    ...own,
    params: byProvider,
    response: done,
    successMessage: 'Telephony account disconnected',
  }),
};
