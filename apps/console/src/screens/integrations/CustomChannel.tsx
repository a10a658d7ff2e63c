import { TabsPage } from '../../patterns/TabsPage.tsx';
import { ApiKeys } from './ApiKeys.tsx';
import { ChannelFiles } from './ChannelFiles.tsx';
import { Deliveries } from './Deliveries.tsx';
import { WebhookEndpoints } from './WebhookEndpoints.tsx';

/** An own shop or app: keys that send orders, webhooks that announce changes, and files. */
export default function CustomChannel() {
  return (
    <TabsPage
      title="Custom channel"
      description="Connect your own shop: it sends orders with an API key and gets changes by webhook."
      tabs={[
        { id: 'keys', label: 'API keys', content: <ApiKeys /> },
        { id: 'webhooks', label: 'Webhooks', content: <WebhookEndpoints /> },
        { id: 'deliveries', label: 'Delivery log', content: <Deliveries /> },
        { id: 'files', label: 'Files', content: <ChannelFiles /> },
      ]}
    />
  );
}
