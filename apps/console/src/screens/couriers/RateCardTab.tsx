import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Button, EmptyState, Stack } from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { RateCardDraftForm } from './RateCardDraftForm.tsx';
import { RateCardVersions } from './RateCardVersions.tsx';

/** A courier's rate card: the next version as a spreadsheet, and the versions before it. */
export function RateCardTab({ courier_id }: { courier_id: number }) {
  const params = { courier_id };
  const cards = useCall(calls.contracts.rateCards, { params });
  const zones = useCall(calls.contracts.zones, { params });
  const parcels = useCall(calls.contracts.parcels, { params });
  const [baseId, setBaseId] = useState<string>();
  const [begun, setBegun] = useState(false);
  const versions = cards.data?.data;
  const isLoaded = versions !== undefined && zones.data !== undefined;
  const active = versions?.filter(({ replaced_by }) => replaced_by === null) ?? [];
  const base = versions?.find(({ id }) => id === baseId) ?? active[0];
  return (
    <AsyncContent
      isLoading={!isLoaded}
      error={isLoaded ? undefined : (cards.error ?? zones.error)}
      onRetry={() => void Promise.all([cards.reload(), zones.reload()])}
    >
      {isLoaded && active.length === 0 && !begun ? (
        <EmptyState
          title="No rate card"
          description="Parcels are priced by the courier's list price until you add the rates you agreed."
          action={
            <Button tone="accent" onPress={() => setBegun(true)}>
              Add rate card
            </Button>
          }
        />
      ) : (
        isLoaded && (
          <Stack gap={16}>
            <RateCardVersions versions={versions ?? []} baseId={base?.id} onBaseChange={setBaseId} />
            <RateCardDraftForm
              key={`${courier_id} ${versions?.[0]?.id ?? ''}`}
              courier_id={courier_id}
              versions={active}
              base={base}
              nextVersion={(versions?.[0]?.version ?? 0) + 1}
              zones={zones.data?.data.zones ?? []}
              parcels={parcels.data?.data.parcels}
              total={parcels.data?.data.total ?? 0}
              days={parcels.data?.data.days ?? 30}
              onSaved={() => void cards.reload()}
            />
          </Stack>
        )
      )}
    </AsyncContent>
  );
}
