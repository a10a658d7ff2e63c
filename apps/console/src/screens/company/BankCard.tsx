import { calls } from '@khep/api';
import type { BankDetails } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatDate } from '@khep/domain/tracking';
import { Button, Callout, Card, DescriptionList, EmptyState, Inline, StatusBadge, Stack } from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { BankDrawer } from './BankDrawer.tsx';
import { bankStatuses } from './companyStatus.ts';
import { useReloadAfterCheck } from './useReloadAfterCheck.ts';

/** While an account is being checked, its state is loaded again. */
const pollMs = 3000;

function BankView({ bank }: { bank: BankDetails }) {
  const { status, payout } = bank;
  const isOther = payout !== null && payout.account_number_masked !== bank.account_number_masked;
  return (
    <Stack gap={12}>
      <DescriptionList
        layout="stacked"
        items={[
          { term: 'Account', detail: `${bank.bank_name} ${bank.account_number_masked}` },
          { term: 'Account holder', detail: bank.account_holder },
          { term: 'IFSC', detail: [bank.ifsc, bank.branch_name].filter(Boolean).join(', ') },
          ...(bank.registered_name === ''
            ? []
            : [{ term: 'Name at the bank', detail: bank.registered_name }]),
          ...(payout === null
            ? []
            : [
                {
                  term: 'COD is paid out to',
                  detail: `${payout.bank_name} ${payout.account_number_masked}, verified on ${formatDate(payout.verified_at.slice(0, 10))}`,
                },
              ]),
        ]}
      />
      {status === 'rejected' && (
        <Callout tone="critical" title={bank.reason}>
          {isOther
            ? `COD is still paid out to ${payout.bank_name} ${payout.account_number_masked}.`
            : 'Check the account, and send it again.'}
        </Callout>
      )}
      {status === 'submitted' && isOther && (
        <Callout tone="info">
          {`Payouts move over once it is verified. Until then COD goes to ${payout.account_number_masked}.`}
        </Callout>
      )}
      {status === 'not_verified' && (
        <Callout tone="caution">
          No bank provider is connected to verify the account. COD is not paid out.
        </Callout>
      )}
    </Stack>
  );
}

/** The account that COD is paid out to. */
export function BankCard() {
  const [isPending, setPending] = useState(false);
  const { data, error, reload } = useCall(
    calls.company.bank,
    {},
    { refreshInterval: isPending ? pollMs : 0 },
  );
  const bank = data?.data;
  const isChecking = bank?.status === 'submitted';
  if (isChecking !== isPending) setPending(isChecking);
  useReloadAfterCheck(isChecking);
  const [isOpen, setOpen] = useState(false);
  const status = bank === undefined || bank.status === 'none' ? undefined : bankStatuses[bank.status];
  return (
    <Card
      title={
        <Inline gap={8}>
          Bank account
          {status && <StatusBadge tone={status.tone}>{status.label}</StatusBadge>}
          {bank?.is_simulated && <StatusBadge shape="tag">Simulated bank</StatusBadge>}
        </Inline>
      }
      description="Where COD is paid out to"
      actions={
        bank && (
          <Button size="small" onPress={() => setOpen(true)}>
            {status ? 'Change account' : 'Add account'}
          </Button>
        )
      }
    >
      <AsyncContent
        isLoading={bank === undefined}
        error={bank ? undefined : error}
        onRetry={() => void reload()}
      >
        {bank &&
          (status ? (
            <BankView bank={bank} />
          ) : (
            <EmptyState
              layout="inline"
              title="No bank account yet"
              description="COD can be paid out once an account is verified."
            />
          ))}
      </AsyncContent>
      {isOpen && bank && <BankDrawer version={bank.version} onClose={() => setOpen(false)} />}
    </Card>
  );
}
