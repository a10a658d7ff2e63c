import { Breadcrumbs, Button, Card, DescriptionList, Grid, Page, Stack, StatusBadge, Table } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { title: 'Patterns/Detail page', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Line {
  name: string;
  quantity: number;
  total: string;
}

const lines: Line[] = [
  { name: 'Indigo block-print saree', quantity: 1, total: '₹2,200.00' },
  { name: 'Handloom table runner', quantity: 4, total: '₹599.00' },
];
const columns = [
  { id: 'name', header: 'Product', cell: (line: Line) => line.name, isRowHeader: true, foot: 'Total' },
  { id: 'quantity', header: 'Qty', align: 'end' as const, cell: (line: Line) => line.quantity, foot: 5 },
  {
    id: 'total',
    header: 'Total',
    align: 'end' as const,
    cell: (line: Line) => line.total,
    foot: '₹2,799.00',
  },
];

/** Name and state in the header, the next step at its end; facts beside, the body in cards. */
export const AnOrder: Story = {
  render: () => (
    <Page
      title="Order KH-100482"
      badge={<StatusBadge tone="caution">Confirm packaging</StatusBadge>}
      description="Placed today at 11:40 am on Shopify"
      breadcrumbs={<Breadcrumbs items={[{ label: 'Orders', href: '#orders' }, { label: 'KH-100482' }]} />}
      actions={
        <>
          <Button>Print</Button>
          <Button tone="accent">Confirm packaging</Button>
        </>
      }
    >
      <Grid columns={{ base: 1, md: 'aside' }} align="start">
        <Card title="Products">
          <Table label="What was ordered" rows={lines} rowKey={(line) => line.name} columns={columns} />
        </Card>
        <Stack gap={16}>
          <Card title="Ship to">
            <DescriptionList
              layout="stacked"
              items={[
                { term: 'Buyer', detail: 'Ananya Krishnan' },
                { term: 'Address', detail: '14, 3rd Cross, Koramangala, Bengaluru 560034' },
                { term: 'Phone', detail: '98450 12345' },
              ]}
            />
          </Card>
          <Card title="Payment">
            <DescriptionList
              items={[
                { term: 'Products', detail: '₹2,799.00' },
                { term: 'Shipping', detail: '₹60.00' },
                { term: 'To collect', detail: '₹2,859.00', isStrong: true },
              ]}
            />
          </Card>
        </Stack>
      </Grid>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /KH-100482/ })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'What was ordered' })).toBeVisible();
  },
};
