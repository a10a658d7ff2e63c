import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answer } from './answer.fixture.ts';
import { JsonView } from './JsonView.tsx';

const meta = { title: 'Kit/JsonView/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = {};

/** Closed, open, all open in 288 pixels, a bare word and nothing at all. */
export const EveryDepth: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 560 }}>
      <JsonView label="Closed" value={answer} depth={0} />
      <JsonView label="One level" value={answer} depth={1} />
      <div style={{ inlineSize: 288 }}>
        <JsonView label="All, narrow" value={answer} depth={9} />
      </div>
      <JsonView label="A word" value="accepted" />
      <JsonView label="Nothing" value={nothing} />
    </div>
  ),
  play: async () => {
    await expect(await screen.findAllByRole('tree')).toHaveLength(5);
  },
};
