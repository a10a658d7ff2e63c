import { StockPreference } from '@khep/api';
import { PreferenceDrawer } from '../../patterns/PreferenceDrawer.tsx';

/** How orders are limited by stock. */
export const StockPreferences = () => (
  <PreferenceDrawer
    type="stock_preference"
    schema={StockPreference}
    label="Stock preferences"
    description="Orders reserve stock. It is deducted when the courier picks up the box, and released if the order is cancelled."
    submitLabel="Save preferences"
    sections={() => [
      {
        fields: [
          {
            kind: 'checkbox',
            name: 'allow_back_orders',
            label: 'Allow back-orders',
            description:
              "Accept orders for more units than are available. SKUs without a quantity aren't limited.",
          },
        ],
      },
    ]}
  />
);
