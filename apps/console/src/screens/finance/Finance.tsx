import { TabsPage } from '../../patterns/TabsPage.tsx';
import { CashTab } from './CashTab.tsx';
import { EarningOrdersTab } from './EarningOrdersTab.tsx';
import { EarningsTab } from './EarningsTab.tsx';
import { GstDocumentsTab } from './GstDocumentsTab.tsx';
import { GstTab } from './GstTab.tsx';

/** Contribution of orders, cash of the coming weeks, and the books of each month. */
export default function Finance() {
  return (
    <TabsPage
      title="Finance"
      description="What each order earns, the cash of the coming weeks, and the GST of each month."
      tabs={[
        { id: 'earnings', label: 'Contribution', content: <EarningsTab /> },
        { id: 'orders', label: 'Orders', content: <EarningOrdersTab /> },
        { id: 'cash', label: 'Cash', content: <CashTab /> },
        { id: 'gst', label: 'GST', content: <GstTab /> },
        { id: 'gst-documents', label: 'GST documents', content: <GstDocumentsTab /> },
      ]}
    />
  );
}
