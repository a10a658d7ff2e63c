import { Checkbox, Grid, Inline, Stack, Text } from '@khep/ui';
import { formatNumber } from '../../money/index.ts';
import { CourierBadge } from '../../couriers/CourierBadge.tsx';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';

const defaults = domainMessages.courierServices;

/** A courier service that can be booked. */
export interface CourierServiceData {
  courier_id: number;
  name: string;
  partner: string;
  partner_name: string;
  is_connected: boolean;
  /** Booked in the last 30 days. */
  shipments: number;
}

export interface CourierServicesFieldProps {
  services: readonly CourierServiceData[];
  /** Ids of the services that allocation may choose. */
  value: readonly number[];
  onChange: (courier_ids: number[]) => void;
  errorMessage?: string | undefined;
}

/** The courier services that allocation may choose from, by courier. */
export function CourierServicesField({ services, value, onChange, errorMessage }: CourierServicesFieldProps) {
  const messages = useDomainMessages('courierServices', defaults);
  return (
    <Stack gap={16}>
      <Grid columns={{ base: 1, md: 3 }} gap={16}>
        {[...Map.groupBy(services, ({ partner }) => partner)].map(([partner, own]) => (
          <Stack key={partner} gap={8}>
            <Inline gap={8}>
              <CourierBadge name={own[0]?.partner_name ?? partner} />
              <Text as="span" weight="medium">
                {own[0]?.partner_name ?? partner}
              </Text>
            </Inline>
            {own.map(({ courier_id, name, is_connected, shipments }) => (
              <Checkbox
                key={courier_id}
                value={value.includes(courier_id)}
                description={[
                  !is_connected && messages.notConnected,
                  messages.shipments(formatNumber(shipments)),
                ]
                  .filter(Boolean)
                  .join(' ')}
                onChange={(isChosen) =>
                  onChange(isChosen ? [...value, courier_id] : value.filter((id) => id !== courier_id))
                }
              >
                {name}
              </Checkbox>
            ))}
          </Stack>
        ))}
      </Grid>
      {errorMessage !== undefined && (
        <Text size="secondary" tone="critical">
          {errorMessage}
        </Text>
      )}
    </Stack>
  );
}
