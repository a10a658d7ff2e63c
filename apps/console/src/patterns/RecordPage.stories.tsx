import { Button, Card, DescriptionList, StatusBadge, Table } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { RecordPage } from './RecordPage.tsx';
import type { RecordPageProps } from './RecordPage.tsx';
import { saveRecordOrder } from './recordOrder.ts';
import { storyError } from './warehouseForm.fixture.tsx';

interface StoryOrder {
  number: string;
  buyer: string;
  total: string;
}
const order: StoryOrder = { number: 'KH-100482', buyer: 'Ananya Krishnan', total: '₹2,799.00' };
const list = { label: 'Orders', href: '#orders' };
const lines = [
  { name: 'Indigo block-print saree', quantity: 1, total: '₹2,200.00' },
  { name: 'Handloom table runner', quantity: 4, total: '₹599.00' },
];
const reload = () => Promise.resolve();

const content: RecordPageProps<StoryOrder>['content'] = ({ number, buyer, total }) => ({
  title: number,
  badge: <StatusBadge tone="caution">Confirm packaging</StatusBadge>,
  description: 'Placed today at 11:40 am on Shopify',
  breadcrumbs: [list, { label: number }],
  actions: (
    <>
      <Button>Print</Button>
      <Button tone="accent">Confirm packaging</Button>
    </>
  ),
  main: (
    <Card title="Items">
      <Table
        label="Items of the order"
        rows={lines}
        rowKey={({ name }) => name}
        columns={[
          { id: 'name', header: 'Item', isRowHeader: true, cell: ({ name }) => name },
          { id: 'quantity', header: 'Qty', align: 'end', cell: ({ quantity }) => quantity },
          { id: 'total', header: 'Total', align: 'end', cell: (line) => line.total },
        ]}
      />
    </Card>
  ),
  aside: (
    <Card title="Ship to">
      <DescriptionList
        items={[
          { term: 'Buyer', detail: buyer },
          { term: 'Total', detail: total, isStrong: true },
        ]}
      />
    </Card>
  ),
});

const Page = RecordPage<StoryOrder>;

const meta = {
  title: 'Patterns/Record page',
  component: Page,
  tags: ['!autodocs'],
  args: { kind: 'Order', call: { error: undefined, reload }, record: order, list, content },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Status and actions in the header, sections in the main column, facts beside it. */
export const ARecord: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /KH-100482/ })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Items of the order' })).toBeVisible();
  },
};

/** J and K go to the next and the previous record of the list. */
export const WithNeighbours: Story = {
  beforeEach: () => {
    const { pathname, search } = window.location;
    saveRecordOrder([pathname, `${pathname}#next`]);
    return () => window.history.replaceState(null, '', pathname + search);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 2')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.keyboard('k');
    await expect(window.location.hash).not.toBe('#next');
    await userEvent.keyboard('j');
    await waitFor(() => expect(window.location.hash).toBe('#next'));
  },
};

export const Loading: Story = { args: { record: undefined } };

/** It was deleted, or the link is incomplete. */
export const NotFound: Story = { args: { record: undefined, call: { error: storyError(404), reload } } };

export const NoAccess: Story = {
  args: {
    record: undefined,
    call: { error: storyError(403, 'Ask a brand owner for access in Settings > Users.'), reload },
  },
};

/** A failed refresh keeps the record that is shown; a failed first load offers another try. */
export const Failed: Story = { args: { record: undefined, call: { error: storyError(500), reload } } };
