import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserIcon } from '../icons/index.ts';
import { StateMatrix } from '../states.fixture.tsx';
import { ToggleButton } from './ToggleButton.tsx';

const meta = { title: 'Kit/ToggleButton/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Off and on, small and icon-only, in every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      states={['rest', 'hover', 'focus', 'pressed', 'disabled']}
      variants={{
        Off: ({ isDisabled }, label) => <ToggleButton label={label} isDisabled={isDisabled} />,
        On: ({ isDisabled }, label) => <ToggleButton label={label} isDisabled={isDisabled} defaultValue />,
        Small: ({ isDisabled }, label) => (
          <ToggleButton label={label} isDisabled={isDisabled} size="small" defaultValue>
            <UserIcon size={14} />
          </ToggleButton>
        ),
        Icon: ({ isDisabled }, label) => (
          <ToggleButton label={label} isDisabled={isDisabled} isIconOnly>
            <UserIcon size={16} />
          </ToggleButton>
        ),
      }}
    />
  ),
};
