import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, within } from 'storybook/test';
import { toast } from './toast.ts';
import { ToastRegion } from './ToastRegion.tsx';

function EveryToast() {
  useEffect(() => {
    toast.success('Label sent to the printer');
    toast.error('Delhivery did not answer. The label is made as soon as it does.');
    toast.warning('वॉलेट में ₹500.00 से कम बचे हैं, आज शाम की पिकअप के लिए और पैसे डालें');
    toast.info('Order moved to Cancelled', { action: { label: 'Undo', onAction: () => undefined } });
    return () => toast.clear();
  }, []);
  return <ToastRegion />;
}

const meta = {
  title: 'Kit/Toast/Matrix',
  component: ToastRegion,
  parameters: { isOverPage: true, docs: { story: { inline: false, height: '480px' } } },
  render: () => <EveryToast />,
  beforeEach: () => {
    toast.clear();
    return () => toast.clear();
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All tones; with an action; long, in Hindi. */
export const EveryTone: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement.ownerDocument.body).findAllByRole('alert')).toHaveLength(4);
  },
};
