import * as kit from '@khep/ui';
import { Grid, Page, Stack, Text } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const icons = Object.entries(kit).filter(([name]) => /^[A-Z]\w+Icon$/.test(name)) as [
  string,
  ComponentType<{ size?: number }>,
][];

/** Every icon, by the name it is imported by. */
export const EveryIcon: Story = {
  render: () => (
    <Page title="Icons" description="Icons go beside text. Alone only in an IconButton, which has a label.">
      <Grid columns={{ base: 2, md: 4 }}>
        {icons.map(([name, Icon]) => (
          <Stack key={name} gap={8} align="center">
            <Icon size={24} />
            <Text size="secondary" tone="second">
              {name}
            </Text>
          </Stack>
        ))}
      </Grid>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await expect(icons.length).toBeGreaterThan(0);
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(icons.length);
  },
};
