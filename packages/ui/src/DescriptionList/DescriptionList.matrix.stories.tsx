import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { DescriptionList, descriptionLayouts } from './DescriptionList.tsx';

const meta = { title: 'Kit/DescriptionList/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const items = [
  { term: 'Products, 5 pieces', detail: '₹2,799.00' },
  { term: 'खेप पहुँचाने का ख़र्च, जीएसटी के साथ', detail: '₹60.00' },
  { term: 'Buyer', detail: 'asha.rao.from.koregaon.park.pune@a-long-domain.example' },
  { term: 'COD amount', detail: '₹2,859.00', isStrong: true },
];

/** Both layouts, wide and narrow. */
export const EveryLayout: Story = {
  render: () => (
    <Stack gap={32}>
      {descriptionLayouts.map((layout) => (
        <Stack key={layout} gap={20}>
          <DescriptionList items={items} layout={layout} />
          <Grid columns={{ base: 1, md: 4 }}>
            <DescriptionList items={items} layout={layout} />
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};
