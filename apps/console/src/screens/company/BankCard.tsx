import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { bankSectionStatus } from '@khep/domain/company';
import { BankAccount } from '@khep/domain/company/ui';
import { Button, Card, EmptyState, Inline, StatusBadge } from '@khep/ui';
import { useState } from 'react';
import { CallContent } from '../../data/CallContent.tsx';
import { BankDrawer } from './BankDrawer.tsx';
import { pollMs, useReloadAfterCheck } from './useReloadAfterCheck.ts';

/** The account that COD is paid out to. */
export function BankCard() {
  const call = useCall(
    calls.company.bank,
    {},
    { refreshInterval: ({ data }) => (data.status === 'submitted' ? pollMs : 0) },
  );
  const bank = call.data?.data;
  useReloadAfterCheck(bank?.status === 'submitted');
  const [isOpen, setOpen] = useState(false);
  const status = bank === undefined || bank.status === 'none' ? undefined : bankSectionStatus(bank.status);
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
      <CallContent call={call}>
        {({ data }) =>
          status ? (
            <BankAccount bank={data} />
          ) : (
            <EmptyState
              layout="inline"
              title="No bank account yet"
              description="COD can be paid out once an account is verified."
            />
          )
        }
      </CallContent>
      {isOpen && bank && <BankDrawer version={bank.version} onClose={() => setOpen(false)} />}
    </Card>
  );
}
