import type { Meta, StoryObj } from '@storybook/react-vite';
import { filledSheet } from './Sheet.fixture.tsx';
import { Sheet } from './Sheet.tsx';

const meta = {
  title: 'Kit/Sheet/Matrix',
  component: Sheet,
  // In its own frame, because it covers the page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { ...filledSheet, defaultOpen: true },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryPart: Story = {};
export const LongHindi: Story = {
  args: {
    title: 'आज की सारी खेपें पैक करके कूरियर को सौंपें',
    side: Array.from({ length: 40 }, (_, index) => <p key={index}>{`पता अधूरा है ${index + 1}`}</p>),
    children: Array.from({ length: 60 }, (_, index) => <p key={index}>{`पेटी ${index + 1}`}</p>),
  },
};
