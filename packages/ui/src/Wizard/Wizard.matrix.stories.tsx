import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Wizard } from './Wizard.tsx';

const meta = { title: 'Kit/Wizard/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

function Steps({ of, at, labels }: { of: string; at: number; labels: readonly string[] }) {
  return (
    <Wizard
      label={of}
      finishLabel={of}
      onComplete={nothing}
      onReset={nothing}
      stepId={`${of}-${at}`}
      steps={labels.map((label, index) => ({
        id: `${of}-${index}`,
        label,
        description: 'What is settled here, in one line',
        content: <Text>The fields of this step</Text>,
      }))}
    />
  );
}

const labels = ['Buyer', 'Products and payment', 'Review'];

/** First, middle and last step; narrow, in Hindi. */
export const EveryStep: Story = {
  render: () => (
    <Stack gap={40}>
      <Steps of="Create" at={0} labels={labels} />
      <Steps of="Continue" at={1} labels={labels} />
      <Steps of="Finish" at={2} labels={labels} />
      <Grid columns={{ base: 1, md: 4 }}>
        <Steps of="ऑर्डर बनाएँ" at={1} labels={['ख़रीदार', 'उत्पाद और भुगतान का तरीका', 'पैकेजिंग']} />
      </Grid>
    </Stack>
  ),
};
