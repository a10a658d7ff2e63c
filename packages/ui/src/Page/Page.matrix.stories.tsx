import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '../Breadcrumbs/index.ts';
import { Button } from '../Button/index.ts';
import { StatusBadge } from '../StatusBadge/index.ts';
import { Page } from './Page.tsx';

const meta = { title: 'Kit/Page/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All parts, with a long title. */
export const EveryState: Story = {
  render: () => (
    <Page
      title="Order KH-100482 of Mitti & Loom for Ananya Krishnan, Thiruvananthapuram"
      badge={<StatusBadge tone="info">Ready to ship</StatusBadge>}
      description="21 नवंबर को रखा गया, प्रीपेड, आपकी वेबसाइट से"
      breadcrumbs={<Breadcrumbs items={[{ label: 'Orders', href: '#orders' }, { label: 'KH-100482' }]} />}
      actions={[
        <Button key="print">Print label</Button>,
        <Button key="ship" tone="accent">
          Ship now
        </Button>,
      ]}
    >
      The content
    </Page>
  ),
};
