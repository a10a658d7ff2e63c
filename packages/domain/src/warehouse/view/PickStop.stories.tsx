import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DomainMessagesProvider } from '../../DomainMessagesProvider.tsx';
import { pickMessagesHindi } from '../../messages/pick.hi.ts';
import { stopsOfWalk } from '../wave/walkProgress.ts';
import { PickStop } from './PickStop.tsx';

const pick = (pick_no: number, tote: number, quantity: number, picked: number) => ({
  pick_no,
  bin: 'B-04-2',
  sku_id: 'TR-HLM',
  sku_name: 'Handloom table runner',
  barcodes: ['8901234504417'],
  tote,
  quantity,
  picked,
  short: 0,
});
const picks = [pick(1, 4, 2, 2), pick(2, 7, 1, 0)];

const meta = {
  title: 'Domain/PickStop',
  component: PickStop,
  args: {
    stop: stopsOfWalk(picks)[0]!,
    current: picks[1]!,
    shelf: { level: 2, levels: 4 },
  },
} satisfies Meta<typeof PickStop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two pieces are in tote 4, the third goes into tote 7. */
export const TwoTotes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('B-04-2')).toBeVisible();
    await expect(canvas.getByText('second shelf from below')).toBeVisible();
    await expect(canvas.getByText('2 of 3 picked')).toBeVisible();
    await expect(canvas.getByText('Now into tote').closest('li')).toHaveAttribute('aria-current', 'step');
  },
};

/** A warehouse without bins: the picker knows the place. */
export const NoBin: Story = {
  args: {
    stop: { ...stopsOfWalk(picks)[0]!, bin: null },
    shelf: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bin known')).toBeVisible();
  },
};

export const Hindi: Story = {
  render: (args) => (
    <DomainMessagesProvider messages={pickMessagesHindi}>
      <PickStop {...args} />
    </DomainMessagesProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('अब इस टोकरी में')).toBeVisible();
  },
};
