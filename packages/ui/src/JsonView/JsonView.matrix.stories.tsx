import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answer } from './answer.fixture.ts';
import { ForcedState } from '../states.fixture.tsx';
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

/** A line pointed at; the tree with the focus, which is on its first line. */
export const InHand: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 560 }}>
      <ForcedState state="hover" of="[role='treeitem']:nth-child(2)" isNative>
        <JsonView label="Hovered" value={answer} depth={1} />
      </ForcedState>
      <ForcedState state="focus" of="[role='tree']" isNative>
        <JsonView label="Focused" value={answer} depth={1} />
      </ForcedState>
    </div>
  ),
  play: async () => {
    await expect(await screen.findAllByRole('tree')).toHaveLength(2);
  },
};
