import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Job } from './job.ts';
import { someJobs } from './jobs.fixture.ts';
import { ForcedState } from '../states.fixture.tsx';
import { JobTray } from './JobTray.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Kit/JobTray/Matrix',
  component: JobTray,
  parameters: { isOverPage: true, docs: { story: { inline: false, height: '480px' } } },
  args: { jobs: someJobs, onCancel: nothing, onRetry: nothing, onDismiss: nothing },
} satisfies Meta<typeof JobTray>;
export default meta;
type Story = StoryObj<typeof meta>;

const hindi: Job = {
  id: 'hindi',
  label: 'दिल्लीवरी के अक्टूबर के इनवॉइस की 1,904 पंक्तियों का मिलान',
  status: 'running',
  canCancel: true,
};

export const EveryStatus: Story = { args: { jobs: [hindi, ...someJobs] } };
export const Folded: Story = { args: { defaultOpen: false } };
export const AllEnded: Story = { args: { jobs: someJobs.slice(2) } };
/** Many jobs: the list scrolls, the header stays. */
export const Many: Story = {
  args: { jobs: Array.from({ length: 12 }, (_, index) => ({ ...someJobs[0]!, id: `${index}` })) },
};
/** The header in hover state. */
export const HeadHovered: Story = {
  args: { defaultOpen: false },
  render: (args) => (
    <ForcedState state="hover" isNative>
      <JobTray {...args} />
    </ForcedState>
  ),
};
/** The header in focus state. */
export const HeadFocused: Story = {
  args: { defaultOpen: false },
  render: (args) => (
    <ForcedState state="focus" isNative>
      <JobTray {...args} />
    </ForcedState>
  ),
};
