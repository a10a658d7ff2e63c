import { TabsPage } from '../../patterns/TabsPage.tsx';
import { PurchaseOrders } from './PurchaseOrders.tsx';
import { Suppliers } from './Suppliers.tsx';
import { ToBuy } from './ToBuy.tsx';

/** What to buy from whom, and what is on its way. */
export default function Procurement() {
  return (
    <TabsPage
      title="Procurement"
      description="From sales, their spread and the lead times of your suppliers."
      tabs={[
        { id: 'to-buy', label: 'To buy', content: <ToBuy /> },
        { id: 'orders', label: 'Purchase orders', content: <PurchaseOrders /> },
        { id: 'suppliers', label: 'Suppliers', content: <Suppliers /> },
      ]}
    />
  );
}
