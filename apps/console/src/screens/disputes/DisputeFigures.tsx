import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatRupeeValue } from '@khep/domain/money';
import { Card, Grid, Meter, Stack, Stat, Text } from '@khep/ui';
import { formatWeekday } from '@khep/domain/days';

const percent = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * 100);
const maxDays = 5;

/** Shows amounts at stake, deadlines and results of like disputes. Empty after an error, which the list below shows. */
export function DisputeFigures() {
  const { data, error } = useCall(calls.disputes.summary);
  if (error) return null;
  const summary = data?.data;
  const expected = summary?.to_answer.expected_back ?? null;
  return (
    <Stack gap={16}>
      <Grid columns={{ base: 2, lg: 4 }} gap={16}>
        <Stat
          label="To answer"
          value={summary?.to_answer.count}
          note={summary && `${formatRupeeValue(summary.to_answer.held)} held`}
        />
        <Stat
          label="Expected back"
          value={summary && (expected === null ? '—' : formatRupeeValue(expected))}
          note={expected === null ? 'after 5 resolved disputes' : 'by like disputes'}
        />
        <Stat
          label="With couriers"
          value={summary?.with_courier.count}
          note={summary && `${formatRupeeValue(summary.with_courier.held)} held`}
        />
        <Stat
          label="Won in 90 days"
          value={summary && `${Math.round(percent(summary.won.won, summary.won.disputes))}%`}
          note={summary && `of ${summary.won.disputes}, ${formatRupeeValue(summary.won.released)} released`}
        />
      </Grid>
      {summary && summary.deadlines.length + summary.couriers.length > 0 && (
        <Grid columns={{ base: 1, md: 2 }} gap={16} align="start">
          <Card title="Deadlines" description="The amount that is debited if no one answers by that day">
            {summary.deadlines.length === 0 && <Text tone="second">Nothing to answer.</Text>}
            <Stack gap={8}>
              {summary.deadlines.slice(0, maxDays).map(({ day, count, amount }) => (
                <Meter
                  key={day}
                  label={formatWeekday(day)}
                  value={amount}
                  max={Math.max(...summary.deadlines.map((one) => one.amount), 1)}
                  valueText={`${count} · ${formatRupeeValue(amount)}`}
                />
              ))}
            </Stack>
          </Card>
          <Card title="Billed heavier than declared" description="Share of the parcels of 30 days">
            {summary.couriers.length === 0 && <Text tone="second">No weight differs.</Text>}
            <Stack gap={8}>
              {summary.couriers.map(({ courier_id, courier_name, billed_heavier, shipped }) => (
                <Meter
                  key={courier_id}
                  label={courier_name}
                  value={percent(billed_heavier, Math.max(shipped, billed_heavier))}
                  valueText={`${percent(billed_heavier, Math.max(shipped, billed_heavier)).toFixed(1)}% · ${billed_heavier} of ${shipped}`}
                />
              ))}
            </Stack>
          </Card>
        </Grid>
      )}
    </Stack>
  );
}
