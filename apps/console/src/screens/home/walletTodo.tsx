import type { HomeMoney } from '@khep/api';
import { formatWeekday } from '@khep/domain/days';
import { findWalletTask } from '@khep/domain/home';
import { formatRupeeValue } from '@khep/domain/money';
import { TopUpNow } from './TopUpNow.tsx';

/** The task to top up the wallet, if it is empty before the bookings of tomorrow are done. */
export function walletTodo({ wallet, cod_payouts }: HomeMoney, now: Date) {
  const task = wallet && findWalletTask(wallet, now);
  if (!task) return [];
  const next = cod_payouts.find(({ is_late }) => !is_late);
  return [
    {
      kind: 'wallet',
      count: 1,
      title: wallet.available > 0 ? 'The wallet is empty soon' : 'The wallet is empty',
      detail: next
        ? `Bookings stop without money. ${formatRupeeValue(next.amount, { decimals: 'never' })} of COD is due on ${formatWeekday(next.due_on)}`
        : 'Bookings stop without money',
      href: undefined,
      action: <TopUpNow amount={task.amount} />,
      until: task.until,
      at_stake: null,
    },
  ];
}
