import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Kit/Dialog/Matrix',
  component: Dialog,
  // Each in its own frame, because they cover the page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    defaultOpen: true,
    title: 'Schedule pickup',
    description: '31 parcels from Jaipur',
    children: 'Tomorrow, 10 am to 2 pm',
    actions: (
      <>
        <Button>Not now</Button>
        <Button tone="accent">Schedule</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 'small' } };
export const Medium: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const TitleOnly: Story = { args: { description: undefined, actions: undefined } };
/** Taller than the window: the body scrolls. */
export const LongHindi: Story = {
  args: {
    size: 'small',
    title: 'जयपुर के गोदाम से कल सुबह की पिकअप तय करें',
    children: Array.from({ length: 60 }, (_, index) => <p key={index}>{`पार्सल ${index + 1}`}</p>),
  },
};
