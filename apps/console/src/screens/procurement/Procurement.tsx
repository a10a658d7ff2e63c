import { TabsPage } from '../../patterns/TabsPage.tsx';
import { BoxSizesToBuy } from './BoxSizesToBuy.tsx';
import { PurchaseOrders } from './PurchaseOrders.tsx';
import { Suppliers } from './Suppliers.tsx';
import { ToBuy } from './ToBuy.tsx';
import { Transfers } from './Transfers.tsx';

/** Purchases: proposals for each supplier, and orders on their way. */
export default function Procurement() {
  return (
    <TabsPage
      title="Procurement"
      description="From sales, their spread and the lead times of your suppliers."
      tabs={[
        { id: 'to-buy', label: 'To buy', content: <ToBuy /> },
        { id: 'orders', label: 'Purchase orders', content: <PurchaseOrders /> },
        { id: 'transfers', label: 'Stock transfers', content: <Transfers /> },
        { id: 'boxes', label: 'Box sizes', content: <BoxSizesToBuy /> },
        { id: 'suppliers', label: 'Suppliers', content: <Suppliers /> },
      ]}
    />
  );
}
