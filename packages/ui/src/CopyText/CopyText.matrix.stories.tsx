import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { CopyText } from './CopyText.tsx';
import { StateMatrix } from '../states.fixture.tsx';

const meta = { title: 'Kit/CopyText/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All variants and states. */
export const EveryState: Story = {
  render: () => (
    <Stack gap={8}>
      <CopyText text="14344921733205" label="AWB" />
      <CopyText text="khep_live_9f2c41b0" label="Key" isCode />
      <div style={{ inlineSize: 180 }}>
        <CopyText text="MITTI-LOOM-HANDBLOCK-PRINTED-COTTON-BEDSHEET" label="SKU" isCode />
      </div>
    </Stack>
  ),
};

/** The button in each interactive state. */
export const EveryHand: Story = {
  render: () => (
    <StateMatrix
      states={['rest', 'hover', 'focus', 'pressed']}
      variants={{ copy: (_state, label) => <CopyText text={label} label="AWB" /> }}
    />
  ),
};
