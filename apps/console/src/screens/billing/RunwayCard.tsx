import type { BillingSummary } from '@khep/api';
import { WalletRunway } from '@khep/domain/ledger/ui';
import { formatNumber, formatRupeeValue } from '@khep/domain/money';
import { Callout, Card, DescriptionList, LinkButton, Stack, Text } from '@khep/ui';
import { paths } from '../../paths.ts';
import { formatDateTime, formatWeekday, istDay } from '@khep/domain/days';

interface RunwayCardProps {
  summary: BillingSummary;
  /** The top-up that is being typed. */
  extra: number;
  now: Date;
}

/** Shows the available money, and until when it lasts. */
export function RunwayCard({ summary, extra, now }: RunwayCardProps) {
  const { wallet, runway, cod } = summary;
  const lasts = runway.days === null ? 'More than 8 weeks' : `${formatNumber(runway.days)} days`;
  return (
    <Card>
      <Stack gap={12}>
        <DescriptionList
          items={[
            { term: 'Available', detail: formatRupeeValue(wallet.available), isStrong: true },
            ...(runway.per_day > 0
              ? [
                  {
                    term: 'Usual spend a day',
                    detail: formatRupeeValue(runway.per_day, { decimals: 'never' }),
                  },
                  // Computed by weekday and hour, so it isn't the balance divided by the daily average.
                  { term: 'Lasts, by the hours you book in', detail: lasts },
                ]
              : []),
          ]}
        />
        {runway.per_day > 0 && (
          <WalletRunway available={wallet.available} by_hour={runway.by_hour} extra={extra} now={now} />
        )}
        <RunwayWarning summary={summary} />
        {cod.next && <Text size="secondary">{describeNextCod(cod.next, runway.empty_at)}</Text>}
      </Stack>
    </Card>
  );
}

/** The day of the next COD money, and whether the wallet is empty before it. */
function describeNextCod(
  { day, amount, courier }: NonNullable<BillingSummary['cod']['next']>,
  empty_at: string | null,
): string {
  const money = formatRupeeValue(amount, { decimals: 'never' });
  const isLate = empty_at !== null && istDay(new Date(empty_at)) < day;
  return `The next COD money, ${money} from ${courier}, comes on ${formatWeekday(day)}${isLate ? ', after the wallet is empty' : ''}.`;
}

function RunwayWarning({ summary }: { summary: BillingSummary }) {
  const { wallet, runway, is_low, low_balance, bills_freight, auto_recharge } = summary;
  if (!bills_freight)
    return (
      <Callout
        tone="info"
        actions={<LinkButton href={paths.settings('billing')}>Billing settings</LinkButton>}
      >
        Your couriers bill your shipments directly. The wallet isn't charged for them.
      </Callout>
    );
  if (wallet.available <= 0)
    return (
      <Callout tone="critical" title="The wallet is empty">
        Shipments that Khep bills can't be booked. Top up to continue.
      </Callout>
    );
  if (is_low)
    return (
      <Callout tone="critical" title="Low balance">
        {`Below ${formatRupeeValue(low_balance ?? 0, { decimals: 'auto' })}. Top up before the next pickup.`}
      </Callout>
    );
  if (runway.empty_at !== null && (runway.days ?? 99) <= 7 && !auto_recharge.is_on)
    return (
      <Callout tone="caution">{`Empty about ${formatDateTime(runway.empty_at)} at the usual pace.`}</Callout>
    );
  return null;
}
