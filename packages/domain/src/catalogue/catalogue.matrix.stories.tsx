import { Stack } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SuggestedBox } from '../packing/ui.ts';
import { ComboPartsField } from './ComboPartsField.tsx';
import { CourierPrices } from './CourierPrices.tsx';
import { GstRateField } from './GstRateField.tsx';
import { SkuCounts } from './SkuCounts.tsx';
import { SkuFacts } from './SkuFacts.tsx';
import { SkuStock } from './SkuStock.tsx';

const none = () => undefined;
const boxes = [
  { id: 'b1', name: 'Flat', length: 42, width: 30, height: 9, weight_capacity: 0, empty_weight: 100 },
];
const unit = { sku_length: 32, sku_width: 24, sku_height: 8, actual_weight: 640 };

const meta = { title: 'Domain/Catalogue matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The facts of a product, its stock, its prices and its fields. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={24}>
      <SkuCounts counts={{ active: 418, inactive: 12, out_of_stock: 7, combos: 0, without_size: 3 }} />
      <SkuFacts
        sku={{
          ...unit,
          freeze_weight: true,
          unit_price: 1499,
          gst: 12,
          cess: 1,
          hsn_code: '6912',
          sku_category: 'Pottery',
          sub_category: 'Mugs',
          box_id: null,
          is_combo: true,
          combo_products: [{}, {}],
          rotations: 'upright',
          fragile: true,
          do_not_mix: '',
          ships_in_own_box: false,
        }}
        boxes={boxes}
      />
      <SkuStock
        stock={{
          is_combo: false,
          is_stock_tracked: true,
          sku_quantity: 1240,
          reserved_quantity: 86,
          available_quantity: 1154,
        }}
      />
      <CourierPrices
        couriers={[
          { courier_id: 1, courier_name: 'Delhivery Surface', price: 82.6, why: 'Zone D, 1 kg' },
          { courier_id: 2, courier_name: 'Bluedart Apex', price: null, why: 'No rate card is in force' },
        ]}
      />
      <ComboPartsField
        value={[{ sku_id: 's1', quantity: 2 }]}
        onChange={none}
        skus={[{ id: 's1', sku_id: 'BP-MUG-6', sku_name: 'Blue pottery mugs, set of 6' }]}
        errorMessage="A combo needs two products"
      />
      <GstRateField value={12} today="2026-11-21" onChange={none} />
      <SuggestedBox unit={unit} boxes={boxes} />
      <SuggestedBox unit={{}} boxes={boxes} />
    </Stack>
  ),
};
