import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Grid, PincodeField } from '@khep/ui';
import { useEffect, useState } from 'react';

const isPincode = (text: string): boolean => /^[1-9]\d{5}$/.test(text);

/** Two PIN codes that choose the zone of the sample parcel. */
export function PairFields({ courier_id, onZone }: { courier_id: number; onZone: (zone: string) => void }) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const found = useCall(
    calls.contracts.pairZone,
    isPincode(from) && isPincode(to)
      ? { params: { courier_id }, query: { from_pincode: from, to_pincode: to } }
      : null,
  );
  const pair = found.data?.data;
  const zone = pair?.zone;
  useEffect(() => {
    if (zone !== undefined) onZone(zone);
    // The zone that was found, and not a new function, changes the sample.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [zone]);
  return (
    <Grid columns={2} gap={12}>
      <PincodeField label="From" value={from} onChange={setFrom} status={pair?.from} />
      <PincodeField label="To" value={to} onChange={setTo} status={pair?.why ?? pair?.to} />
    </Grid>
  );
}
