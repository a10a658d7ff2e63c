import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorScreen } from './ErrorScreen.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Kit/ErrorScreen/Matrix',
  component: ErrorScreen,
  args: { onRetry: nothing, onReport: nothing },
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAReference: Story = { args: { reference: '4f2c91' } };
export const Narrow: Story = {
  args: { reference: '4f2c91' },
  render: (args) => (
    <div style={{ inlineSize: 'min(100%, 320px)' }}>
      <ErrorScreen {...args} />
    </div>
  ),
};
