import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar, AvatarButton } from './Avatar.tsx';

const press = fn();

const meta = { title: 'Kit/Avatar', component: Avatar, args: { name: 'Ritika Sharma' } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Initials, in a colour derived from the name. */
export const Initials: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Avatar {...args} />
      {['Arjun', 'Mohammed Aslam', 'Kavya Reddy', 'Sneha Iyer', 'Priya Deshmukh'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
};

/** Opens a menu. */
export const AsAButton: Story = {
  parameters: { answers: ['opens-by-its-name'] },
  render: (args) => <AvatarButton {...args} label="Account of Ritika Sharma" onPress={press} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Account of Ritika Sharma' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledTimes(2);
    press.mockClear();
  },
};
