import type { Meta, StoryObj } from '@storybook/react-vite';
import { BoxIcon } from '../icons/index.ts';
import { Grid } from '../Grid/index.ts';
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
      <Tree label="One chosen" nodes={categories} defaultExpanded={open} choice="one" chosen={['glazed']} />
      <Tree
        label="Several chosen"
        nodes={categories}
        defaultExpanded={open}
        choice="several"
        chosen={['terracotta', 'blue']}
      />
    </Grid>
  ),
};
