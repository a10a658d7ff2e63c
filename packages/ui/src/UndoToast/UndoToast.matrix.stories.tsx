import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, within } from 'storybook/test';
import { toast, ToastRegion } from '../Toast/index.ts';
import { showUndoToast } from './showUndoToast.ts';

const onUndo = () => undefined;

function EveryOffer() {
  useEffect(() => {
    showUndoToast({ text: 'Order archived', onUndo });
    showUndoToast({ text: '1,24,300 rows of the Delhivery invoice of October marked as checked', onUndo });
    showUndoToast({ text: 'तीन खेप सूची से हटाई गईं और उनका स्टॉक वापस रखा गया', onUndo });
    return () => toast.clear();
  }, []);
  return <ToastRegion />;
}

const meta = {
  title: 'Kit/UndoToast/Matrix',
  component: ToastRegion,
  parameters: { isOverPage: true, docs: { story: { inline: false, height: '480px' } } },
  render: () => <EveryOffer />,
  beforeEach: () => {
    toast.clear();
    return () => toast.clear();
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Short, long, and in Hindi. */
export const EveryLength: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement.ownerDocument.body).findAllByRole('alert')).toHaveLength(3);
  },
};
