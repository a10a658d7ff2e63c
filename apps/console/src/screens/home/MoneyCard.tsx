import { calls } from '@khep/api';
import type { HomeSummary } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { CodPayouts, WalletFigures } from '@khep/domain/home/ui';
import { LinkButton } from '@khep/ui';
import { useAccess } from '../../data/useAccess.ts';
import { paths } from '../../paths.ts';

/** The wallet, how long it lasts, and the COD money that comes. Without Khep's billing, COD alone. */
export function MoneyCard({ summary, now }: { summary: HomeSummary; now: Date }) {
  const { allows } = useAccess();
  const billing = useCall(calls.billing.summary, allows('billing') ? {} : null, { quiet: true }).data?.data;
  const due = summary.cod_due ?? 0;
  return (
    <CodPayouts
      payouts={summary.cod_payouts}
      due={due}
      wallet={
        billing?.bills_freight === true && (
          <WalletFigures
            wallet={{ available: billing.wallet.available, ...billing.runway }}
            codDue={due}
            now={now}
          />
        )
      }
      actions={allows('billing') && <LinkButton href={paths.billing('cod-remittance')}>Calendar</LinkButton>}
    />
  );
}
