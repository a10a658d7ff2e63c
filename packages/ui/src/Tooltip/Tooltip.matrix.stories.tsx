import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Tooltip, tooltipPlacements } from './Tooltip.tsx';

/** Only one tooltip shows at a time: one story per side. */
const meta = {
  title: 'Kit/Tooltip/Matrix',
  component: Tooltip,
  args: { children: 'Print label', placement: tooltipPlacements[0], trigger: <Button>Label</Button> },
  render: (args) => (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 160 }}>
      <Tooltip {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(await within(canvasElement.ownerDocument.body).findByRole('tooltip')).toBeVisible();
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Top: Story = {};
export const Bottom: Story = { args: { placement: 'bottom' } };
export const Start: Story = { args: { placement: 'start' } };
export const End: Story = { args: { placement: 'end' } };
export const LongHindi: Story = {
  args: { children: 'लेबल को थर्मल प्रिंटर पर छापें और डिब्बे के ऊपर चिपकाएँ', placement: 'bottom' },
};
