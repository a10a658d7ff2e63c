import { Stack } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ManifestBoxes, ManifestHandover } from './ManifestBoxes.tsx';
import type { ManifestBoxData } from './ManifestBoxes.tsx';

const box: ManifestBoxData = {
  id: '1',
  awb: '14908133143257',
  box_no: 1,
  box_count: 2,
  order_id: 'ord_1',
  order_number: 'KH-100482',
  ship_to: { name: 'Meera Nair', city: 'Bengaluru', pincode: '560034' },
  weights: { dead_g: 2120 },
  collectible: 1724.1,
  status: 'MANIFESTED',
};

const meta = {
  title: 'Domain/ManifestBoxes',
  component: ManifestBoxes,
  args: {
    boxes: [
      box,
      { ...box, id: '2', awb: '14908133143258', box_no: 2, collectible: 0, status: 'PICKED_UP' },
      {
        ...box,
        id: '3',
        awb: '14908133143259',
        box_count: 1,
        order_number: 'KH-100490',
        ship_to: {
          name: 'श्रीमती अनुराधा वेंकटसुब्रमण्यम राजगोपालन',
          city: 'Thiruvananthapuram',
          pincode: '695001',
        },
      },
    ],
    orderHref: (id) => `#${id}`,
  },
  render: (args) => (
    <Stack gap={16}>
      <ManifestBoxes {...args} />
      <ManifestHandover boxes={args.boxes} pickedCount={1} />
    </Stack>
  ),
} satisfies Meta<typeof ManifestBoxes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeBoxes: Story = {
  parameters: { answers: ['sums-match'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /14908133143258/ })).toHaveTextContent('Prepaid');
    await expect(canvas.getByText('6.36 kg')).toBeVisible();
    await expect(canvas.getByText('₹3,448.20')).toBeVisible();
  },
};

export const Empty: Story = { args: { boxes: [] } };
