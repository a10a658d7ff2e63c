import { Callout, DescriptionList, Stack } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { formatDate, istDay } from '../../days/index.ts';
import type { BankStatus } from '../checks.ts';

const defaults = domainMessages.bankAccount;

/** The bank account that was sent last, and the verified one that COD is paid out to. */
export interface BankAccountData {
  bank_name: string;
  account_number_masked: string;
  account_holder: string;
  ifsc: string;
  branch_name: string;
  /** The bank's name of the account holder; empty until it is verified. */
  registered_name: string;
  status: BankStatus;
  /** Why it was rejected. */
  reason: string;
  /** `verified_at` is ISO 8601. */
  payout: { bank_name: string; account_number_masked: string; verified_at: string } | null;
}

export interface BankAccountProps {
  bank: BankAccountData;
}

/** A bank account with its check, and where COD is paid out to until it is verified. */
export function BankAccount({ bank }: BankAccountProps) {
  const messages = useDomainMessages('bankAccount', defaults);
  const { status, payout, registered_name } = bank;
  const current = payout && `${payout.bank_name} ${payout.account_number_masked}`;
  const isOther = payout !== null && payout.account_number_masked !== bank.account_number_masked;
  return (
    <Stack gap={12}>
      <DescriptionList
        layout="stacked"
        items={[
          { term: messages.account, detail: `${bank.bank_name} ${bank.account_number_masked}` },
          { term: messages.holder, detail: bank.account_holder },
          { term: messages.ifsc, detail: [bank.ifsc, bank.branch_name].filter(Boolean).join(', ') },
          ...(registered_name === '' ? [] : [{ term: messages.registeredName, detail: registered_name }]),
          ...(payout && current
            ? [
                {
                  term: messages.paidOutTo,
                  detail: messages.verifiedOn(current, formatDate(istDay(payout.verified_at))),
                },
              ]
            : []),
        ]}
      />
      {status === 'rejected' && (
        <Callout tone="critical" title={bank.reason}>
          {isOther && current ? messages.stillPaidTo(current) : messages.sendAgain}
        </Callout>
      )}
      {status === 'submitted' && isOther && (
        <Callout tone="info">{messages.movesOver(payout.account_number_masked)}</Callout>
      )}
      {status === 'not_verified' && <Callout tone="caution">{messages.notVerified}</Callout>}
    </Stack>
  );
}
