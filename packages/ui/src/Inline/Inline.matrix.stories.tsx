import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Inline } from './Inline.tsx';

const meta = { title: 'Kit/Inline/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All alignments. */
export const EveryState: Story = {
  render: () => (
    <Stack gap={24}>
      {(['start', 'center', 'end', 'space-between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          <Button>{justify}</Button>
          <Button size="large">Print label</Button>
        </Inline>
      ))}
      {(['start', 'center', 'end', 'baseline', 'stretch'] as const).map((align) => (
        <Inline key={align} align={align}>
          <Button>{align}</Button>
          <Button size="large">Print label</Button>
        </Inline>
      ))}
      <Inline isNowrap>
        <Button>On one line</Button>
        <Button>Print label</Button>
      </Inline>
    </Stack>
  ),
};
