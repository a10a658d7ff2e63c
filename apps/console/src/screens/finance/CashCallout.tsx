import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { cashWarningTitle } from '@khep/domain/cash/ui';
import { Callout, LinkButton } from '@khep/ui';
import { paths } from '../../paths.ts';

/** The warning of the cash calendar, beside other figures; nothing without one. */
export function CashCallout() {
  const cash = useCall(calls.finance.cash).data?.data;
  if (!cash?.warning) return null;
  return (
    <Callout
      tone={cash.warning.certainty === 'likely' ? 'critical' : 'caution'}
      title={`${cashWarningTitle(cash.warning, cash.entries, cash.settings.floor)}.`}
      actions={
        <LinkButton size="small" href={paths.finance('cash')}>
          Open cash calendar
        </LinkButton>
      }
    />
  );
}
