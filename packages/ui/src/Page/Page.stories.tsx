import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from '../Breadcrumbs/index.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { StatusBadge } from '../StatusBadge/index.ts';
import { Page } from './Page.tsx';

const meta = {
  title: 'Kit/Page',
  component: Page,
  args: { title: 'All orders', children: <Card title="This week">126 orders</Card> },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Title and content only. */
export const TitleOnly: Story = {
  parameters: { answers: ['one-heading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'All orders' })).toBeVisible();
  },
};

/** Breadcrumbs, status and actions. */
export const WithEverything: Story = {
  args: {
    title: 'Order KH-100482',
    badge: <StatusBadge tone="info">Ready to ship</StatusBadge>,
    description: 'Placed on 21 Nov, prepaid, from your website',
    breadcrumbs: <Breadcrumbs items={[{ label: 'Orders', href: '#orders' }, { label: 'KH-100482' }]} />,
    actions: [
      <Button key="print">Print label</Button>,
      <Button key="ship" tone="accent">
        Ship now
      </Button>,
    ],
  },
};
