import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ModuleCoverTable } from './ModuleCoverTable.tsx';

const member = (id: string, name: string, module_access: string[], isInvited = false) => ({
  id,
  name,
  business_role: module_access.includes('all') ? 'owner' : 'user',
  module_access,
  isInvited,
});

const meta = {
  title: 'Domain/ModuleCoverTable',
  component: ModuleCoverTable,
  args: {
    team: [
      member('1', 'Ritika Sharma', ['all']),
      member('2', 'Devendra Meena', ['orders', 'shipment', 'ndr', 'rto']),
      member('3', 'Imran Sheikh', ['orders', 'ndr']),
      member('4', 'Neha Solanki', ['pick and pack'], true),
    ],
  },
} satisfies Meta<typeof ModuleCoverTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Work that stops when one person is away comes first. */
export const Covered: Story = {
  parameters: { answers: ['least-covered-first', 'invited-do-not-count'] },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows[0]).toHaveTextContent('only Ritika');
    await expect(rows.at(-1)).toHaveTextContent('3 people');
    await expect(canvas.getByRole('row', { name: /^Pick & pack/ })).toHaveTextContent('only Ritika');
  },
};
