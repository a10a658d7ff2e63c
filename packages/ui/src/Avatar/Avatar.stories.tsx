import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.tsx';

const meta = { title: 'Kit/Avatar', component: Avatar, args: { name: 'Ritika Sharma' } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Initials, in a colour that is always the same for one name. */
export const Initials: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      {['Ritika Sharma', 'Arjun', 'Mohammed Aslam', 'Kavya Reddy', 'Sneha Iyer', 'Priya Deshmukh'].map(
        (name) => (
          <Avatar key={name} name={name} />
        ),
      )}
    </div>
  ),
};
