import { Stack } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChannelOrderField } from './ChannelOrderField.tsx';
import { MessagePreview } from './MessagePreview.tsx';
import { MessageVariables } from './MessageVariables.tsx';

const none = () => undefined;

const meta = { title: 'Domain/Notifications matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Channels with an error, and a message with its variables. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={24}>
      <ChannelOrderField
        value={['whatsapp', 'email']}
        onChange={none}
        errorMessage="Email alone reaches few buyers"
      />
      <MessageVariables variables={['order', 'link']} field="body" value="" onChange={none} />
      <MessagePreview
        kind="ndr.link"
        language="en"
        subject="We couldn't deliver your order"
        body={'Order {order} could not be delivered.\nTell us what to do: {link}'}
      />
    </Stack>
  ),
};
