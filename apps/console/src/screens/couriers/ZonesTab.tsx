import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Card, Callout, Grid, PincodeField, Stack, Table, Text } from '@khep/ui';
import { useState } from 'react';
import { formatNumber } from '@khep/domain/money';
import { AsyncContent } from '../../data/AsyncContent.tsx';

const isPincode = (text: string): boolean => /^[1-9]\d{5}$/.test(text);

/** The zones of a courier, how they are defined, and which zone two PIN codes are in. */
export function ZonesTab({ courier_id }: { courier_id: number }) {
  const params = { courier_id };
  const zones = useCall(calls.contracts.zones, { params });
  const rows = zones.data?.data.zones;
  return (
    <Grid columns={{ base: 1, lg: 'wide' }} gap={16} align="start">
      <AsyncContent
        isLoading={!rows}
        error={rows ? undefined : zones.error}
        onRetry={() => void zones.reload()}
      >
        <Card
          title="Zones"
          description="The courier's mapping of the destination decides first, then these definitions from the most to the least specific."
        >
          <Table
            label="Zones"
            rows={rows ?? []}
            rowKey={({ zone }) => zone}
            narrowLayout="stacked"
            columns={[
              { id: 'zone', header: 'Zone', isRowHeader: true, width: '72px', cell: ({ zone }) => zone },
              { id: 'name', header: 'Name', cell: ({ name }) => name },
              { id: 'definition', header: 'Definition', cell: ({ definition }) => definition ?? '' },
              {
                id: 'pincodes',
                header: 'Mapped PIN codes',
                align: 'end',
                width: '140px',
                cell: ({ pincodes = 0 }) => formatNumber(pincodes),
              },
            ]}
          />
        </Card>
      </AsyncContent>
      <PairZone courier_id={courier_id} />
    </Grid>
  );
}

function PairZone({ courier_id }: { courier_id: number }) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const isComplete = isPincode(from) && isPincode(to);
  const found = useCall(
    calls.contracts.pairZone,
    isComplete ? { params: { courier_id }, query: { from_pincode: from, to_pincode: to } } : null,
  );
  const pair = found.data?.data;
  const problem = (text: string) =>
    text.length === 6 && !isPincode(text) ? 'Enter six digits, such as 302017' : undefined;
  return (
    <Card title="Find a zone" description="For two PIN codes, as a price uses it.">
      <Stack gap={12}>
        <Grid columns={2} gap={12}>
          <PincodeField
            label="From"
            value={from}
            onChange={setFrom}
            status={pair?.from}
            errorMessage={problem(from)}
          />
          <PincodeField label="To" value={to} onChange={setTo} status={pair?.to} errorMessage={problem(to)} />
        </Grid>
        {isComplete && found.error && <Callout tone="critical">{found.error.message}</Callout>}
        {pair && (
          <Callout tone="info" title={`Zone ${pair.zone}`} isAlert>
            {pair.why}.{pair.by_rule !== null && ` By definition it would be zone ${pair.by_rule}.`}
          </Callout>
        )}
        {!isComplete && (
          <Text size="secondary" tone="second">
            Enter both PIN codes.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
