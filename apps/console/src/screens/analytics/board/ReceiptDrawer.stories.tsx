import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ShownReceipt } from './receipt.fixture.tsx';

const meta = {
  title: 'Screens/Earlier numbers',
  component: ShownReceipt,
  args: { start: { known: 'snd_1' } },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof ShownReceipt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Numbers as an email had them; each names the orders behind its difference. */
export const OfAnEmail: Story = {
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'RTO: earlier numbers' });
    const table = await within(drawer).findByRole('table', { name: 'Then and now' });
    await expect(within(table).getByRole('row', { name: /^RTO/ })).toHaveTextContent('1112');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Changed: what became known of RTO' }));
    await expect(await within(drawer).findByText('11 then, 12 now. 1 of 1 changes.')).toBeVisible();
    await expect(within(drawer).getByRole('link', { name: 'Open order KH-100482' })).toBeVisible();
  },
};

/** Nothing is remembered of a day before the first count. */
export const BeforeTheFirstCount: Story = {
  args: {
    start: { known: '2026-01-01' },
    more: {
      '/analytics/receipt': () => ({
        body: { data: { known_since: '2026-10-01T00:00:00.000Z', numbers: [], unknown: [] } },
      }),
    },
  },
  play: async () => {
    await expect(await screen.findByText('Nothing is remembered of this day')).toBeVisible();
    await expect(screen.getByText(/^Changes are remembered since 1 Oct 2026/)).toBeVisible();
  },
};
