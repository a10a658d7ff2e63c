import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Grid } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { Banner, bannerTones } from './Banner.tsx';

const meta = { title: 'Kit/Banner/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every tone, alone and with everything; and narrow, in Hindi. */
export const EveryToneAndForm: Story = {
  render: () => (
    <Stack gap={16}>
      {bannerTones.map((tone) => (
        <Stack key={tone} gap={8}>
          <Banner tone={tone} title={`Pickup closes at 2 pm (${tone}).`} />
          <Banner
            tone={tone}
            title={`Delhivery is not answering (${tone}).`}
            action={<Button size="small">See status</Button>}
            onDismiss={() => undefined}
          >
            Labels wait, and are made as soon as it does.
          </Banner>
        </Stack>
      ))}
      <Grid columns={{ base: 1, md: 4 }}>
        <Banner
          tone="critical"
          title="आपके वॉलेट में पैसे नहीं हैं।"
          action={<Button size="small">पैसे डालें</Button>}
          onDismiss={() => undefined}
        >
          जब तक पैसे नहीं डाले जाते, कोई कूरियर पार्सल नहीं लेगा।
        </Banner>
      </Grid>
    </Stack>
  ),
};
