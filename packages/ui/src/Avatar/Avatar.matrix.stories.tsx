import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Avatar, AvatarButton } from './Avatar.tsx';
import { StateMatrix } from '../states.fixture.tsx';

const meta = { title: 'Kit/Avatar/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const picture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 10 10%22%3E%3Crect width=%2210%22 height=%2210%22 fill=%22%23456%22/%3E%3C/svg%3E';

/** All variants and states. */
export const EveryState: Story = {
  render: () => (
    <Inline gap={8}>
      {[
        'Ritika Sharma',
        'Arjun',
        'Mohammed Aslam',
        'Kavya Reddy',
        'Sneha Iyer',
        'Priya Deshmukh',
        'रितिका शर्मा',
        '',
      ].map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <Avatar name="An image" src={picture} />
      <AvatarButton name="Ritika Sharma" label="Account of Ritika Sharma" />
    </Inline>
  ),
};

/** The button in each interactive state. */
export const EveryHand: Story = {
  render: () => (
    <StateMatrix
      states={['rest', 'hover', 'focus', 'pressed']}
      cell={60}
      variants={{ button: (_state, label) => <AvatarButton name="Ritika Sharma" label={label} /> }}
    />
  ),
};
