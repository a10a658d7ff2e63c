import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Grid } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { Callout, calloutTones } from './Callout.tsx';

const meta = { title: 'Kit/Callout/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All tones: text, with title, complete; and narrow, in Hindi. */
export const EveryToneAndForm: Story = {
  render: () => (
    <Stack gap={16}>
      {calloutTones.map((tone) => (
        <Stack key={tone} gap={8}>
          <Callout tone={tone}>14 parcels have no label yet.</Callout>
          <Callout
            tone={tone}
            title="Pickup closes at 2 pm"
            actions={<Button size="small">Print labels</Button>}
            onDismiss={() => undefined}
          >
            14 parcels have no label yet.
          </Callout>
        </Stack>
      ))}
      <Grid columns={{ base: 1, md: 4 }}>
        <Callout
          tone="caution"
          title="पिकअप दोपहर 2 बजे बंद हो जाएगी"
          actions={<Button size="small">लेबल छापें</Button>}
          onDismiss={() => undefined}
        >
          14 पार्सल पर अभी लेबल नहीं है। अभी छाप लें।
        </Callout>
      </Grid>
    </Stack>
  ),
};
