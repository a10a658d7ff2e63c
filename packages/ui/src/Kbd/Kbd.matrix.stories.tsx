import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Kbd } from './Kbd.tsx';

const meta = { title: 'Kit/Kbd/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All variants and states. */
export const EveryState: Story = {
  render: () => (
    <Inline gap={16}>
      {['k', 'shift+enter', 'alt+arrowup', 'escape', '?', 'g o', 'space'].map((keys) => (
        <Kbd key={keys} keys={keys} />
      ))}
    </Inline>
  ),
};
