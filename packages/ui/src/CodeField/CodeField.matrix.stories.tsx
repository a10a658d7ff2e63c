import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../states.fixture.tsx';
import { CodeField } from './CodeField.tsx';

const meta = { title: 'Kit/CodeField/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const body = '{\n  "awb": "KH100482",\n  "cod": true,\n  "amount": 1499.5,\n  "note": null\n}';

/** JSON and another text, in every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      cell={220}
      variants={{
        Json: (state, label) => <CodeField {...state} label={label} value={body} />,
        Text: (state, label) => (
          <CodeField {...state} label={label} language="text" minRows={3} value="X-Khep-Signature: 9f2c" />
        ),
      }}
    />
  ),
};
