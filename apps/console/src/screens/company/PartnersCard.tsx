import { calls } from '@khep/api';
import type { SelectedPartners } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { CourierServicesField } from '@khep/domain/company/ui';
import { Button, Card, Inline, Link, Stack, StatusBadge } from '@khep/ui';
import { CallContent } from '../../data/CallContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { useSavedChoice } from '../../forms/useSavedChoice.ts';
import { paths } from '../../paths.ts';
import { companyCalls } from './companyCalls.ts';

/** Which of the services may be allocated; saved together. */
function PartnerChoice({
  services,
  version,
  onConflict,
}: Pick<SelectedPartners, 'services' | 'version'> & {
  /** Someone else has saved another selection. */
  onConflict: () => void;
}) {
  const save = useAction(calls.company.partnersUpdate, { invalidates: companyCalls });
  const { chosen, choose, reset, problem, isChanged, submit } = useSavedChoice({
    saved: services.filter(({ is_selected }) => is_selected).map(({ courier_id }) => courier_id),
    save: (courier_ids) => save.run({ body: { courier_ids } }, { ifMatch: version }),
    field: 'courier_ids',
    onConflict,
  });
  return (
    <Stack gap={16}>
      <CourierServicesField services={services} value={chosen} onChange={choose} errorMessage={problem} />
      <Inline gap={12}>
        <Button
          tone="accent"
          isDisabled={!isChanged}
          isPending={save.isPending}
          onPress={() => void submit()}
        >
          Save selection
        </Button>
        {isChanged && <Button onPress={reset}>Cancel</Button>}
      </Inline>
    </Stack>
  );
}

/** The courier services that allocation may choose from. */
export function PartnersCard() {
  const call = useCall(calls.company.partners);
  const selected = call.data?.data.courier_ids.length;
  return (
    <Card
      title={
        <Inline gap={8}>
          Courier partners
          {selected !== undefined && <StatusBadge>{`${selected} selected`}</StatusBadge>}
        </Inline>
      }
      description="Services that allocation may choose from. Booked shipments stay with their courier."
      actions={<Link href={paths.settings('integration')}>Contracts and credentials</Link>}
    >
      <CallContent call={call}>
        {({ data: { courier_ids, services, version } }) => (
          <PartnerChoice
            key={courier_ids.join()}
            services={services}
            version={version}
            onConflict={() => void call.reload()}
          />
        )}
      </CallContent>
    </Card>
  );
}
