import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { tones } from '../tokens/palette.ts';
import { Badge, badgeVariants } from './Badge.tsx';

const meta = { title: 'Kit/Badge/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All variants and states. */
export const EveryState: Story = {
  render: () => (
    <Stack gap={12}>
      {badgeVariants.map((look) => (
        <Inline key={look} gap={8}>
          {tones.map((tone) => (
            <Badge key={tone} count={17} tone={tone} variant={look} />
          ))}
          <Badge count={0} variant={look} />
          <Badge count={1234} variant={look} />
          <Badge count={1234} max={9999} variant={look} />
        </Inline>
      ))}
    </Stack>
  ),
};
