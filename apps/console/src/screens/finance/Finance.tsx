import { TabsPage } from '../../patterns/TabsPage.tsx';
import { EarningOrdersTab } from './EarningOrdersTab.tsx';
import { EarningsTab } from './EarningsTab.tsx';
import { GstTab } from './GstTab.tsx';

/** Contribution of orders, and the books of each month. */
export default function Finance() {
  return (
    <TabsPage
      title="Finance"
      description="What each order earns, and the GST of each month."
      tabs={[
        { id: 'earnings', label: 'Contribution', content: <EarningsTab /> },
        { id: 'orders', label: 'Orders', content: <EarningOrdersTab /> },
        { id: 'gst', label: 'GST', content: <GstTab /> },
      ]}
    />
  );
}
