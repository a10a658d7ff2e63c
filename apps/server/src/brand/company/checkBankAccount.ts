import { isSameHolder } from '@khep/domain/company';
import type { Db } from '../../platform/db/schema.ts';
import { appendEvent } from '../../platform/db/events.ts';
import { RetryLater } from '../../platform/jobs/queue.ts';
import type { Services } from '../../start/services.ts';
import type { BankCheck } from '../../partners/verification/port.ts';
import { bankSecretOwner, nameAccount } from './bank.ts';

interface AccountKey {
  brand_id: string;
  id: string;
}

/**
 * Asks the provider about a bank account and saves the result.
 * @throws VerifierUnavailable
 * @throws RetryLater while the bank hasn't responded
 */
export async function checkBankAccount(
  db: Db,
  { verifiers: { bank }, couriers, clock }: Pick<Services, 'verifiers' | 'couriers' | 'clock'>,
  { brand_id, id }: AccountKey,
): Promise<void> {
  const account = await db
    .selectFrom('bank_accounts')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (account?.status !== 'submitted' || bank === undefined) return;
  const { ifsc, account_holder } = account;
  const check =
    account.provider_id === null
      ? await bank.start({
          account_number: couriers.vault.open(account.account_number, bankSecretOwner(brand_id, id)),
          ifsc,
          account_holder,
          reference: id,
        })
      : await bank.load(account.provider_id);
  if (check.state === 'pending') {
    await db
      .updateTable('bank_accounts')
      .set({ provider_id: check.id })
      .where('brand_id', '=', brand_id)
      .where('id', '=', id)
      .execute();
    throw new RetryLater('The bank has not responded yet.');
  }
  const reason = rejection(check, account_holder);
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('bank_accounts')
      .set({
        status: reason === '' ? 'verified' : 'rejected',
        reason,
        registered_name: check.state === 'active' ? check.registered_name : '',
        provider_id: check.id,
        checked_at: at,
      })
      .where('brand_id', '=', brand_id)
      .where('id', '=', id)
      .where('status', '=', 'submitted')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await appendEvent(tx, {
      brand_id,
      kind: reason === '' ? 'company.bank_verified' : 'company.bank_rejected',
      actor: { kind: 'system' },
      data: { account: nameAccount(account), reason },
      at,
    });
  });
}

/** Why an account can't be paid to; empty if it can. */
function rejection(check: Exclude<BankCheck, { state: 'pending' }>, holder: string): string {
  if (check.state === 'invalid') return check.reason;
  if (isSameHolder(check.registered_name, holder)) return '';
  return `The bank has the account under the name ${check.registered_name}.`;
}
