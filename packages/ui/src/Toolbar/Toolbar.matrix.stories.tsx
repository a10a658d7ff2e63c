import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Grid } from '../Grid/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { MinusIcon, PlusIcon, PrintIcon } from '../icons/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Toolbar, ToolbarGroup } from './Toolbar.tsx';

const meta = { title: 'Kit/Toolbar/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = (
  <>
    <ToolbarGroup label="Zoom">
      <IconButton label="Zoom out">
        <MinusIcon />
      </IconButton>
      <IconButton label="Zoom in">
        <PlusIcon />
      </IconButton>
    </ToolbarGroup>
    <ToolbarGroup label="Output">
      <Button variant="ghost" iconStart={<PrintIcon />}>
        लेबल छापें
      </Button>
      <IconButton label="Disabled" isDisabled>
        <PrintIcon />
      </IconButton>
    </ToolbarGroup>
  </>
);

/** Along and down the page; where there is no room it wraps. */
export const EveryDirection: Story = {
  render: () => (
    <Stack gap={20}>
      <Inline gap={20} align="start">
        <Toolbar label="Along">{tools}</Toolbar>
        <Toolbar label="Down" orientation="vertical">
          {tools}
        </Toolbar>
      </Inline>
      <Grid columns={{ base: 1, md: 4 }}>
        <Toolbar label="Narrow">
          {tools}
          <Button variant="ghost">Another tool</Button>
        </Toolbar>
      </Grid>
    </Stack>
  ),
};
