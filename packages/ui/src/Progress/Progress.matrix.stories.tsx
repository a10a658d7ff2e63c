import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { tones } from '../tokens/palette.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { ProgressRing, progressRingSizes } from './ProgressRing.tsx';

const meta = { title: 'Kit/Progress/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const values = [0, 33, 100] as const;

/** Bars and rings: all tones and sizes, empty, partial and full; indeterminate; narrow, in Hindi. */
export const EveryShapeAndTone: Story = {
  render: () => (
    <Stack gap={20}>
      <Grid columns={{ base: 1, md: 3 }}>
        {tones.flatMap((tone) =>
          values.map((value) => (
            <ProgressBar key={`${tone} ${value}`} label={`${tone} ${value}`} tone={tone} value={value} />
          )),
        )}
      </Grid>
      {tones.map((tone) => (
        <Inline key={tone} gap={16}>
          {progressRingSizes.flatMap((size) =>
            values.map((value) => (
              <ProgressRing
                key={`${size} ${value}`}
                label={`${tone} ${size} ${value}`}
                tone={tone}
                size={size}
                value={value}
              />
            )),
          )}
          <ProgressRing label={`${tone} without an end`} tone={tone} />
        </Inline>
      ))}
      <Grid columns={{ base: 1, md: 4 }}>
        <ProgressBar label="पूरे भारत के पिनकोड पढ़े जा रहे हैं" value={7} valueText="19,312 में से 1,351" />
        <ProgressBar label="Reading the file" />
      </Grid>
    </Stack>
  ),
};
