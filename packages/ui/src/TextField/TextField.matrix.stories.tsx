import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../states.fixture.tsx';
import { TextField } from './TextField.tsx';

const meta = { title: 'Kit/TextField/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** In every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      variants={{
        Empty: (state, label) => <TextField {...state} label={label} placeholder="Name on the door" />,
        Filled: (state, label) => (
          <TextField {...state} label={label} defaultValue="Ananya Krishnan" description="One line of help" />
        ),
        Affixes: (state, label) => (
          <TextField
            {...state}
            label={label}
            prefix="KH-"
            suffix="kg"
            defaultValue="100482"
            isNumeric
            isRequired
          />
        ),
        Small: (state, label) => (
          <TextField {...state} label={label} size="small" defaultValue="अनन्या कृष्णन" />
        ),
        Large: (state, label) => <TextField {...state} label={label} size="large" defaultValue="Ananya" />,
      }}
    />
  ),
};
