import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../states.fixture.tsx';
import { TextArea } from './TextArea.tsx';

const meta = { title: 'Kit/TextArea/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, filled, counted and full, in every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      variants={{
        Empty: (state, label) => <TextArea {...state} label={label} placeholder="Where to leave it" />,
        Filled: (state, label) => (
          <TextArea
            {...state}
            label={label}
            defaultValue={'14, 3rd Cross\nKoramangala'}
            maxCharacters={200}
          />
        ),
        'Too long': (state, label) => (
          <TextArea
            {...state}
            label={label}
            minRows={2}
            defaultValue="Leave it with the guard"
            maxCharacters={12}
          />
        ),
      }}
    />
  ),
};
