import type { Meta, StoryObj } from '@storybook/react-vite';
import { BoxIcon } from '../icons/index.ts';
import { Grid } from '../Grid/index.ts';
import { StateMatrix } from '../states.fixture.tsx';
import { categories } from './categories.fixture.ts';
import { Tree } from './Tree.tsx';

const meta = { title: 'Kit/Tree/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const open = ['planters', 'glazed'];

/** Folded, open, with icons, with one and with several chosen. */
export const EveryForm: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 3 }}>
      <Tree label="Folded" nodes={categories} />
      <Tree label="Open" nodes={categories} defaultExpanded={open} />
      <Tree
        label="With icons"
        nodes={categories.map((node) => ({ ...node, icon: <BoxIcon size={16} /> }))}
        defaultExpanded={open}
      />
      <Tree
        label="One chosen"
        nodes={categories}
        defaultExpanded={open}
        selectionMode="single"
        selectedIds={['glazed']}
      />
      <Tree
        label="Several chosen"
        nodes={categories}
        defaultExpanded={open}
        selectionMode="multiple"
        selectedIds={['terracotta', 'blue']}
      />
    </Grid>
  ),
};

/** A row at rest, under the pointer, in focus, pressed and disabled; plain and chosen. */
export const EveryHand: Story = {
  render: () => (
    <StateMatrix
      states={['rest', 'hover', 'focus', 'pressed', 'disabled']}
      of='[role="row"]'
      variants={{
        plain: ({ isDisabled = false }, label) => (
          <Tree
            label={label}
            nodes={[{ id: label, label, hint: '31', isDisabled }]}
            onAction={() => undefined}
          />
        ),
        chosen: ({ isDisabled = false }, label) => (
          <Tree
            label={label}
            nodes={[{ id: label, label, isDisabled }]}
            selectionMode="multiple"
            selectedIds={[label]}
          />
        ),
      }}
    />
  ),
};
