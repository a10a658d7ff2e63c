import { calls } from '@khep/api';
import type { SelectedPartners } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { CourierBadge } from '@khep/domain/couriers/ui';
import { Button, Card, Checkbox, Grid, Inline, Link, Stack, StatusBadge, Text } from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { showConflict } from '../../data/showConflict.ts';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { companyCalls } from './companyCalls.ts';

type Service = SelectedPartners['services'][number];

function shipmentsText({ shipments, is_connected }: Service): string {
  const used = `${shipments.toLocaleString('en-IN')} shipments in 30 days`;
  return is_connected ? used : `Not connected. ${used}`;
}

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
  const partners = [...Map.groupBy(services, ({ partner }) => partner)];

  async function submit() {
    const result = await save.run({ body: { courier_ids: [...chosen] } }, { ifMatch: version });
    if (!result.ok && showConflict(result.error)) onConflict();
    else setProblem(result.ok ? undefined : (result.fields['courier_ids'] ?? result.message));
  }
  return (
    <Stack gap={16}>
      <Grid columns={{ base: 1, md: 3 }} gap={16}>
        {partners.map(([partner, own]) => (
          <Stack key={partner} gap={8}>
            <Inline gap={8}>
              <CourierBadge name={own[0]?.partner_name ?? partner} />
              <Text as="span" weight="medium">
                {own[0]?.partner_name ?? partner}
              </Text>
            </Inline>
            {own.map((service) => (
              <Checkbox
                key={service.courier_id}
                value={chosen.includes(service.courier_id)}
                description={shipmentsText(service)}
                onChange={(isChosen) => {
                  setProblem(undefined);
                  setChosen(
                    isChosen
                      ? [...chosen, service.courier_id]
                      : chosen.filter((id) => id !== service.courier_id),
                  );
                }}
              >
                {service.name}
              </Checkbox>
            ))}
          </Stack>
        ))}
      </Grid>
      {problem !== undefined && (
        <Text size="secondary" tone="critical">
          {problem}
        </Text>
      )}
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
  const { data, error, reload } = useCall(calls.company.partners);
  const services = data?.data.services;
  return (
    <Card
      title={
        <Inline gap={8}>
          Courier partners
          {services && <StatusBadge>{`${data.data.courier_ids.length} selected`}</StatusBadge>}
        </Inline>
      }
      description="Services that allocation may choose from. Booked shipments stay with their courier."
      actions={<Link href={paths.settings('integration')}>Contracts and credentials</Link>}
    >
      <AsyncContent
        isLoading={services === undefined}
        error={services ? undefined : error}
        onRetry={() => void reload()}
      >
        {services && (
          <PartnerChoice
            key={data.data.courier_ids.join()}
            services={services}
            version={data.data.version}
            onConflict={() => void reload()}
          />
        )}
      </AsyncContent>
    </Card>
  );
}
