import { calls } from '@khep/api';
import type { SelectedPartners } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { CourierServicesField } from '@khep/domain/company/ui';
import { Button, Card, Inline, Link, Stack, StatusBadge } from '@khep/ui';
import { useState } from 'react';
import { CallContent } from '../../data/CallContent.tsx';
import { showConflict } from '../../data/showConflict.ts';
import { useAction } from '../../data/useAction.ts';
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
  const saved = services.filter(({ is_selected }) => is_selected).map(({ courier_id }) => courier_id);
  const [chosen, setChosen] = useState<readonly number[]>(saved);
  const [problem, setProblem] = useState<string>();
  const save = useAction(calls.company.partnersUpdate, { invalidates: companyCalls });
  const isChanged = saved.length !== chosen.length || saved.some((id) => !chosen.includes(id));

  async function submit() {
    const result = await save.run({ body: { courier_ids: [...chosen] } }, { ifMatch: version });
    if (!result.ok && showConflict(result.error)) onConflict();
    else setProblem(result.ok ? undefined : (result.fields['courier_ids'] ?? result.message));
  }
  return (
    <Stack gap={16}>
      <CourierServicesField
        services={services}
        value={chosen}
        onChange={(ids) => {
          setProblem(undefined);
          setChosen(ids);
        }}
        errorMessage={problem}
      />
      <Inline gap={12}>
        <Button
          tone="accent"
          isDisabled={!isChanged}
          isPending={save.isPending}
          onPress={() => void submit()}
        >
          Save selection
        </Button>
        {isChanged && <Button onPress={() => setChosen(saved)}>Cancel</Button>}
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
