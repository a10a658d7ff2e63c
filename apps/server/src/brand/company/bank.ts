import type { BankDetails } from '@khep/api';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { validationError } from '../../base/errors.ts';
import { claimVersion, loadVersion } from '../../platform/db/documentVersions.ts';
import { appendEvent, changeContext, userActor } from '../../platform/db/events.ts';
import type { Session } from '../../platform/http/session.ts';
import { newId } from '../../base/ids.ts';
import { consumeAttempt } from '../../platform/db/attemptLimit.ts';
import { confirmPassword } from '../accounts/confirmPassword.ts';
import type { Services } from '../../start/services.ts';
import { findBankOfIfsc } from './ifsc.ts';
import { mailOwners } from './mailOwners.ts';
import type { BankAccountsTable } from './tables.ts';
import { checkKey, queueCheck, verificationMessage } from './verificationMessage.ts';
import { bankAccountAddedEmail } from './emails.ts';

type BankRow = Selectable<BankAccountsTable>;

/** The owner that an account's ciphertext is bound to. */
export const bankSecretOwner = (brand_id: string, id: string): string => `${brand_id}/bank/${id}`;

const masked = ({ account_end }: Pick<BankRow, 'account_end'>): string => `••${account_end}`;

/** Finds the account that was sent last, and the verified one that COD is paid out to. */
export async function findBankAccounts(
  db: Db | Tx,
  brand_id: string,
): Promise<{ latest: BankRow | undefined; payout: BankRow | undefined }> {
  const own = db.selectFrom('bank_accounts').selectAll().where('brand_id', '=', brand_id);
  const latest = await own.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
  const payout =
    latest?.status === 'verified'
      ? latest
      : await own
          .where('status', '=', 'verified')
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst();
  return { latest, payout };
}

/** How a bank account is named on screen: `HDFC Bank ••8638`. */
export const nameAccount = (row: Pick<BankRow, 'bank_name' | 'account_end'>): string =>
  `${row.bank_name} ${masked(row)}`;

/** Names the account in the table of versions. */
const document = 'bank';

/** The company's bank account. Its number is never returned, only its end. A check that was interrupted is queued again. */
export async function loadBank(db: Db, services: Services, brand_id: string): Promise<BankDetails> {
  const accounts = await findBankAccounts(db, brand_id);
  const { latest } = accounts;
  if (latest?.status === 'submitted')
    await queueCheck(db, services, { brand_id, subject: 'bank', id: latest.id });
  return serializeBank(accounts, await loadVersion(db, brand_id, document));
}

function serializeBank(
  { latest, payout }: Awaited<ReturnType<typeof findBankAccounts>>,
  version: number,
): BankDetails {
  return {
    version,
    account_number_masked: latest ? masked(latest) : '',
    account_holder: latest?.account_holder ?? '',
    ifsc: latest?.ifsc ?? '',
    bank_name: latest?.bank_name ?? '',
    branch_name: latest?.branch_name ?? '',
    status: latest?.status ?? 'none',
    reason: latest?.reason ?? '',
    submitted_at: latest?.created_at.toISOString() ?? null,
    registered_name: latest?.registered_name ?? '',
    is_simulated: latest?.is_simulated ?? false,
    payout: payout
      ? {
          account_number_masked: masked(payout),
          account_holder: payout.account_holder,
          bank_name: payout.bank_name,
          verified_at: (payout.checked_at ?? payout.created_at).toISOString(),
        }
      : null,
  };
}

export interface BankInput {
  account_number: string;
  account_holder: string;
  ifsc: string;
  branch_name: string;
  /** Of the signed-in user. */
  password: string;
}

/**
 * Sends a bank account to be verified, and warns the owners: COD is paid out to it afterwards.
 * @throws VersionConflict where another account was sent since the version in `ifMatch`
 */
export async function sendBankAccount(
  db: Db,
  services: Services,
  session: Session,
  input: BankInput,
  ifMatch: number | undefined,
): Promise<BankDetails> {
  const { brand_id } = session;
  const { clock, verifiers, jobs, couriers } = services;
  await confirmPassword(db, services, session, input.password);
  // The list of codes knows the bank better than the request.
  const bank_name = await findBankOfIfsc(input.ifsc);
  if (bank_name === undefined)
    throw validationError(
      { ifsc: 'Invalid IFSC code. Copy it from a cheque or the passbook.' },
      'Invalid IFSC code',
    );
  // Each check transfers a rupee.
  await consumeAttempt(db, clock, { key: `bank:${brand_id}`, limit: 10, windowSeconds: 86_400 });
  if (verifiers.bank !== undefined) await jobs.ready();
  const id = newId('bnk');
  const now = clock.now();
  const account_end = input.account_number.slice(-4);
  await db.transaction().execute(async (tx) => {
    await claimVersion(tx, changeContext(session, ifMatch), {
      document,
      now,
      load: async () => serializeBank(await findBankAccounts(tx, brand_id), 0),
    });
    await tx
      .insertInto('bank_accounts')
      .values({
        brand_id,
        id,
        account_number: couriers.vault.seal(input.account_number, bankSecretOwner(brand_id, id)),
        account_end,
        account_holder: input.account_holder,
        ifsc: input.ifsc,
        bank_name,
        branch_name: input.branch_name,
        status: verifiers.bank === undefined ? 'not_verified' : 'submitted',
        reason: '',
        registered_name: '',
        provider_id: null,
        is_simulated: verifiers.isSimulated,
        created_at: now,
        checked_at: null,
      })
      .execute();
    await appendEvent(tx, {
      brand_id,
      kind: 'company.bank_sent',
      actor: userActor(session),
      data: { account: nameAccount({ bank_name, account_end }), ifsc: input.ifsc },
      at: now,
    });
    const check = { brand_id, subject: 'bank', id } as const;
    if (verifiers.bank !== undefined)
      await jobs.send(tx, verificationMessage, check, { key: checkKey(check) });
  });
  const added = { by: session.name, account: nameAccount({ bank_name, account_end }) };
  void mailOwners(db, services, brand_id, bankAccountAddedEmail(added));
  return loadBank(db, services, brand_id);
}
