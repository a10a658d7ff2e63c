import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Breadcrumbs, LinkButton, StatusBadge } from '@khep/ui';
import { useParams } from 'wouter';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { paths } from '../../paths.ts';
import { TabsPage } from '../../patterns/TabsPage.tsx';
import { CredentialsTab } from './CredentialsTab.tsx';
import { LabelTab } from './LabelTab.tsx';
import { PincodesTab } from './PincodesTab.tsx';
import { RateCardTab } from './RateCardTab.tsx';
import { ServiceabilityTab } from './ServiceabilityTab.tsx';
import { SlaTab } from './SlaTab.tsx';
import { SupportTab } from './SupportTab.tsx';
import { StatusesTab } from './StatusesTab.tsx';
import { ZonesTab } from './ZonesTab.tsx';

/** A courier service: its credentials, contract, zones, promises and statuses. */
export default function CourierPage() {
  const courier_id = Number(useParams<{ id: string }>().id);
  const params = { courier_id };
  const integration = useCall(calls.contracts.integration, { params });
  const statuses = useCall(calls.contracts.statuses, { params }, { quiet: true });
  const courier = integration.data?.data;
  const unknown = statuses.data?.data.unknown.length;
  return (
    <AsyncContent
      isLoading={!courier}
      error={courier ? undefined : integration.error}
      onRetry={() => void integration.reload()}
      notFound="Courier not found"
      action={<LinkButton href={paths.settings('integration')}>Go to integrations</LinkButton>}
    >
      {courier && (
        <TabsPage
          title={courier.name}
          breadcrumbs={
            <Breadcrumbs
              items={[
                { label: 'Integrations', href: paths.settings('integration') },
                { label: courier.name },
              ]}
            />
          }
          badge={
            courier.is_connected ? (
              <StatusBadge tone={courier.is_simulated ? 'info' : 'positive'}>
                {courier.is_simulated ? 'Simulated' : 'Connected'}
              </StatusBadge>
            ) : (
              <StatusBadge tone="caution">Not connected</StatusBadge>
            )
          }
          {...(courier.last_error !== '' && { description: `Last problem: ${courier.last_error}` })}
          tabs={[
            { id: 'credentials', label: 'Credentials', content: <CredentialsTab courier={courier} /> },
            { id: 'label', label: 'Label', content: <LabelTab courier_id={courier_id} /> },
            { id: 'rate-card', label: 'Rate card', content: <RateCardTab courier_id={courier_id} /> },
            { id: 'zones', label: 'Zones', content: <ZonesTab courier_id={courier_id} /> },
            {
              id: 'pincodes',
              label: 'PIN codes',
              count: courier.pincode_mappings,
              content: <PincodesTab courier_id={courier_id} />,
            },
            { id: 'sla', label: 'SLA', content: <SlaTab courier_id={courier_id} /> },
            {
              id: 'serviceability',
              label: 'Serviceability',
              content: <ServiceabilityTab courier_id={courier_id} />,
            },
            { id: 'support', label: 'Support', content: <SupportTab courier_id={courier_id} /> },
            {
              id: 'statuses',
              label: 'Statuses',
              ...(unknown !== undefined && unknown > 0 && { count: unknown }),
              content: <StatusesTab courier_id={courier_id} />,
            },
          ]}
        />
      )}
    </AsyncContent>
  );
}
