import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Link } from '../Link/index.ts';
import { HoverCard } from './HoverCard.tsx';

const meta = { title: 'Kit/HoverCard/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open, with long Hindi text. */
export const Open: Story = {
  render: () => (
    <HoverCard label="आशा राव" trigger={<Link href="#buyer">आशा राव</Link>}>
      पिछले छह महीनों में 14 ऑर्डर, जिनमें से एक लेने से मना किया। पता पुणे, महाराष्ट्र 411045।
    </HoverCard>
  ),
  // Opened by focus, because no pointer is present.
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible(), { timeout: 5000 });
  },
};
