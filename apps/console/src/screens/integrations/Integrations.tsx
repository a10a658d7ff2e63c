import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { IntegrationList } from '@khep/domain/integrations/ui';
import type { IntegrationData } from '@khep/domain/integrations/ui';
import { Button, Card, Page, Stack } from '@khep/ui';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useCourierIds } from './useCourierIds.ts';
import { paths } from '../../paths.ts';

/** Where orders come from, who carries them and who is paid, with their true state. */
export default function Integrations() {
  const { data, error, reload, isRefreshing } = useCall(
    calls.integrations.list,
    {},
    { refreshInterval: 30_000 },
  );
  const courierIds = useCourierIds();
  const integrations = data?.data;
  const hrefOf = ({ id }: IntegrationData): string => {
    if (id === 'shopify') return paths.shopify();
    if (id === 'custom') return paths.customChannel();
    if (id === 'csv') return paths.customChannel('files');
    if (integrations?.telephony.some((one) => one.id === id)) return paths.telephonyPartner(id);
    const courier = courierIds.get(id);
    return courier === undefined ? paths.paymentPartner(id) : paths.courier(courier);
  };
  const groups = [
    { title: 'Stores', description: 'Where orders come from', list: integrations?.stores },
    {
      title: 'Couriers',
      description: 'Who carries the parcels, under your own contracts',
      list: integrations?.couriers,
    },
    {
      title: 'Payment partners',
      description: 'Who takes the payments of your shop',
      list: integrations?.payments,
    },
    {
      title: 'Telephony',
      description: 'Who connects you to the buyers of failed deliveries',
      list: integrations?.telephony,
    },
  ];
  return (
    <Page
      title="Integrations"
      description="Where orders come from, who carries them, who is paid. Health is of the last 24 hours."
      actions={
        <Button onPress={() => void reload()} isPending={isRefreshing}>
          Check all
        </Button>
      }
    >
      <AsyncContent isLoading={!integrations} error={error} onRetry={() => void reload()}>
        <Stack gap={16}>
          {groups.map(
            ({ title, description, list = [] }) =>
              list.length > 0 && (
                <Card key={title} title={title} description={description} padding="none">
                  <IntegrationList label={title} integrations={list} hrefOf={hrefOf} />
                </Card>
              ),
          )}
        </Stack>
      </AsyncContent>
    </Page>
  );
}
