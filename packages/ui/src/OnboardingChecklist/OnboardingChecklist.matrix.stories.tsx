import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Grid } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { OnboardingChecklist } from './OnboardingChecklist.tsx';
import { someSteps } from './steps.fixture.ts';

const meta = { title: 'Kit/OnboardingChecklist/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** In progress, done, complete; narrow, in Hindi. */
export const EveryState: Story = {
  render: () => (
    <Stack gap={20}>
      <Card>
        <OnboardingChecklist label="Under way" steps={someSteps} isCollapsible onDismiss={() => undefined} />
      </Card>
      <Card>
        <OnboardingChecklist label="Done" steps={someSteps.map((step) => ({ ...step, isDone: true }))} />
      </Card>
      <Grid columns={{ base: 1, md: 4 }}>
        <Card>
          <OnboardingChecklist
            label="शुरुआत"
            steps={[
              {
                id: 'a',
                title: 'पिकअप का पता जोड़ें',
                description: 'दरें और पहुँचने के दिन इसी पते से गिने जाते हैं',
                isDone: false,
                actionLabel: 'पता जोड़ें',
                href: '#a',
              },
            ]}
          />
        </Card>
      </Grid>
    </Stack>
  ),
};
