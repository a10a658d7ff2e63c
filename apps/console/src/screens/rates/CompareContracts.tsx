import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { ContractComparison } from '@khep/domain/rating/ui';
import { Card, EmptyState, Grid, Select, Stack } from '@khep/ui';
import { CallContent } from '../../data/CallContent.tsx';
import { paths } from '../../paths.ts';
import { textParam } from '../../url/urlState.ts';
import { useUrlState } from '../../url/useUrlState.ts';

const sides = { a: textParam(), b: textParam() };

/** Prices the parcels of the last 30 days with two contracts. */
export function CompareContracts() {
  const [{ a, b }, setUrl] = useUrlState(sides);
  const contracts = useCall(calls.rates.contracts).data?.data.contracts ?? [];
  const items = contracts.map(({ id, name }) => ({ id, label: name }));
  const isReady = a !== '' && b !== '' && a !== b;
  const call = useCall(calls.rates.replay, isReady ? { query: { a, b } } : null, { keepPrevious: true });
  return (
    <Stack gap={16}>
      <Card>
        <Grid columns={{ base: 1, md: 2 }} gap={16}>
          <Select
            label="Contract"
            items={items}
            value={a === '' ? null : a}
            onChange={(next) => setUrl({ a: next })}
          />
          <Select
            label="Compare with"
            items={items}
            value={b === '' ? null : b}
            onChange={(next) => setUrl({ b: next })}
            {...(a !== '' && a === b && { errorMessage: 'Choose two different contracts.' })}
          />
        </Grid>
      </Card>
      {!isReady ? (
        <Card>
          <EmptyState
            title="Choose two contracts"
            description="The parcels of the last 30 days are priced with both."
          />
        </Card>
      ) : (
        <CallContent call={call}>
          {({ data }) => <ContractComparison comparison={data} orderHref={paths.orderDetails} />}
        </CallContent>
      )}
    </Stack>
  );
}
