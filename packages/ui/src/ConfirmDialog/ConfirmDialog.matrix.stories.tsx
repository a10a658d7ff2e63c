import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Kit/ConfirmDialog/Matrix',
  component: ConfirmDialog,
  // Each in its own frame, because they cover the page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    title: 'Cancel 3 orders?',
    children: 'Their stock goes back. This cannot be undone.',
    confirmLabel: 'Cancel orders',
    onConfirm: () => undefined,
    defaultOpen: true,
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Critical: Story = { args: { tone: 'critical' } };
export const WithAPhrase: Story = { args: { tone: 'critical', phrase: 'Mitti & Loom' } };
export const Pending: Story = { args: { tone: 'critical', isPending: true } };
export const Refused: Story = {
  args: { tone: 'critical', errorMessage: 'The courier has already picked up KH-100482.' },
};
/** Long text and Hindi. */
export const Hindi: Story = {
  args: {
    title: 'क्या आप जयपुर गोदाम को हमेशा के लिए हटाना चाहते हैं?',
    children: 'इस गोदाम के 31 उत्पादों की गिनती मिट जाएगी और आज की पिकअप रुक जाएगी।',
    confirmLabel: 'गोदाम हटाएँ',
    cancelLabel: 'रहने दें',
    tone: 'critical',
    phrase: 'जयपुर',
  },
};
