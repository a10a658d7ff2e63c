import { describe, expect, it } from 'vitest';
import { readStories } from './stories.ts';

const file = `
const meta = {
  title: 'Kit/Button',
  component: Button,
  args: { children: 'Create order', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pressed with the mouse, and with keys. */
export const PressingIt: Story = {
  args: { tone: 'accent', isPending: true, icon: <PlusIcon size={16} /> },
  play: async () => undefined,
};

export const Two: Story = {
  render: () => (
    <Inline>
      <Button>One</Button>
    </Inline>
  ),
};

const notExported: Story = {};
`;

describe('readStories', () => {
  const read = readStories('Button.stories.tsx', file);

  it('names the component and the titles of its stories, with their docs', () => {
    expect(read.title).toBe('Kit/Button');
    expect(read.component).toBe('Button');
    expect(read.stories.map(({ title }) => title)).toEqual(['Pressing it', 'Two']);
    expect(read.stories[0]?.description).toBe('Pressed with the mouse, and with keys.');
  });

  it('writes the arguments without handlers of tests', () => {
    expect(read.stories[0]?.code).toBe(
      '<Button tone="accent" isPending icon={<PlusIcon size={16} />}>Create order</Button>',
    );
  });

  it('shows the source of what a story renders', () => {
    expect(read.stories[1]?.code).toBe('<Inline>\n  <Button>One</Button>\n</Inline>');
  });
});
