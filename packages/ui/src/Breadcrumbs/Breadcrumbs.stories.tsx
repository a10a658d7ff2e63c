import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Kit/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: [{ label: 'New orders', href: '#new' }, { label: 'KH-100482' }] },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last is the page itself, and no link. */
export const EndsAtThePage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('KH-100482')).toHaveAttribute('aria-current', 'page');
  },
};
