import { BarChart } from '@khep/ui/charts';

/** Why parcels came back in the last 30 days. */
export function ReasonChart({ reasons }: { reasons: readonly { reason: string; count: number }[] }) {
  return (
    <BarChart
      title="Why parcels came back"
      description="30 days"
      labelHeader="Reason"
      valueHeader="Parcels"
      items={reasons.map(({ reason, count }) => ({ label: reason, value: count }))}
    />
  );
}
