import { Button, Stack } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductSuggestionsField } from './ProductSuggestionsField.tsx';
import { TrackingHostRecords } from './TrackingHostRecords.tsx';
import { WidgetSitesField } from './WidgetSitesField.tsx';

const none = () => undefined;

const meta = { title: 'Domain/Tracking preferences matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The host that lost its records, a product with an error, and the sites of the widget. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={24}>
      <TrackingHostRecords
        host={{
          host: 'track.mittiandloom.in',
          state: 'lost',
          failed_at: '2026-11-20T04:00:00Z',
          checked_at: '2026-11-21T05:10:00Z',
          records: [
            { type: 'CNAME', name: 'track', value: 'ship.example.in', state: 'wrong', seen: 'shops.example' },
            { type: 'TXT', name: '_khep.track', value: 'khep-brand=mitti', state: 'waiting', seen: '' },
          ],
          links_at: 'https://ship.example.in',
          is_simulated: true,
        }}
        isChecking={false}
        onCheck={none}
      />
      <ProductSuggestionsField
        name="products"
        value={[
          {
            product_image_url: '',
            redirect_url: '',
            title: '',
            description: 'Set of 6',
            retail_price: 1499,
            discount_percentage: 10,
            discount_price: 1349.1,
          },
        ]}
        onChange={none}
        errors={{ 'products.0.title': 'Enter the title' }}
        renderImage={({ label }) => <Button size="small">{label}</Button>}
      />
      <WidgetSitesField
        name="sites"
        value={['https://shop.mittiandloom.in']}
        onChange={none}
        snippet='<khep-track brand="mitti-loom"></khep-track>'
      />
    </Stack>
  ),
};
