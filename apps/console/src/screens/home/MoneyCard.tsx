import type { HomeMoney } from '@khep/api';
import { CodPayouts, WalletFigures } from '@khep/domain/home/ui';
import { LinkButton } from '@khep/ui';
import { useAccess } from '../../data/useAccess.ts';
import { paths } from '../../paths.ts';

/** The wallet, how long it lasts, and the COD money that comes. Where couriers bill the brand, COD alone. */
export function MoneyCard({ money, now }: { money: HomeMoney; now: Date }) {
  const { allows } = useAccess();
  const { cod_due, cod_payouts, wallet } = money;
  if (cod_due === null) return null;
  return (
    <CodPayouts
      payouts={cod_payouts}
      due={cod_due}
      wallet={wallet && <WalletFigures wallet={wallet} codDue={cod_due} now={now} />}
      actions={allows('billing') && <LinkButton href={paths.billing('cod-remittance')}>Calendar</LinkButton>}
    />
  );
}
