import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatCount } from '@khep/domain/money';
import { CutOffList } from '@khep/domain/home/ui';
import { Card, LinkButton } from '@khep/ui';
import { useAccess } from '../../data/useAccess.ts';
import { paths } from '../../paths.ts';

/** Whether today's parcels make their vans. Home shows nothing of it without parcels that wait. */
export function CutOffCard({ now }: { now: Date }) {
  const { allows } = useAccess();
  const { data } = useCall(calls.home.cutOffs, {}, { refreshInterval: 60_000, quiet: true });
  const vans = data?.data.vans ?? [];
  if (vans.length === 0) return null;
  const parcels = vans.reduce((sum, van) => sum + van.parcels, 0);
  const count = formatCount(parcels, 'parcel', 'parcels');
  const hasForecast = vans.some(({ forecast }) => forecast !== null);
  return (
    <Card
      title={
        hasForecast
          ? `Will ${count} make ${parcels === 1 ? 'its' : 'their'} ${vans.length === 1 ? 'van' : 'vans'}?`
          : `${count} for ${formatCount(vans.length, 'van', 'vans')}`
      }
      description={
        hasForecast ? 'From the scans at the benches; the bar is when 8 of 10 forecasts are done' : undefined
      }
      actions={allows('pick and pack') && <LinkButton href={paths.handOver()}>Handover</LinkButton>}
    >
      <CutOffList vans={vans} now={now} showsWarehouse={(data?.data.warehouses ?? 0) > 1} />
    </Card>
  );
}
