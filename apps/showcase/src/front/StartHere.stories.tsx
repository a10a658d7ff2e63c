import { Card, Grid, Heading, Inline, Link, NavigationProvider, Page, Stack, Text } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { expect } from 'storybook/test';
import { first, tasks, type Place } from './places.ts';

const meta = { title: 'Start here', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Storybook's own address, which a new tab opens as it is. */
const addressOf = ({ story, view = 'story' }: Place) => `./?path=/${view}/${story}`;

/** A press goes there in the frame around the story: in the story's own, a second Storybook would open. */
const go = (address: string) => addons.getChannel().emit(NAVIGATE_URL, address.replace('./', ''));

function Places({ places }: { places: readonly Place[] }) {
  return (
    <Grid columns={{ base: 1, md: 3 }}>
      {places.map((place) => (
        <Card key={place.story} title={<Link href={addressOf(place)}>{place.title}</Link>} level={3}>
          <Text tone="second">{place.words}</Text>
        </Card>
      ))}
    </Grid>
  );
}

const install = `import { Button } from '@khep/ui';

<Button tone="accent" onPress={create}>Create order</Button>`;

/** The front page: what a newcomer comes for, one press away. */
export const StartHere: Story = {
  decorators: [
    (Shown) => (
      <NavigationProvider navigate={go}>
        <Shown />
      </NavigationProvider>
    ),
  ],
  render: () => (
    <Page
      title="Khep"
      description="A kit for consoles that are full of data, and the widgets of shipping made from it."
    >
      <Stack gap={32}>
        <Stack gap={12}>
          <Heading level={2}>What are you here to build?</Heading>
          <Places places={tasks} />
        </Stack>
        <Stack gap={12}>
          <Heading level={2}>One import, one component</Heading>
          <Card>
            <pre tabIndex={0} aria-label="Example" style={{ margin: 0, overflowX: 'auto' }}>
              <code>{install}</code>
            </pre>
          </Card>
          <Text tone="second">
            The style sheet of a component comes with it, and nothing else does. There is no className and no
            style: space comes from Stack, Inline, Grid and Box, colour from tone.
          </Text>
        </Stack>
        <Stack gap={12}>
          <Heading level={2}>Look around</Heading>
          <Places places={first} />
        </Stack>
        <Inline>
          <Text tone="second">
            The toolbar above switches width, density, contrast, direction and the language of sample text.
          </Text>
        </Inline>
      </Stack>
    </Page>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Show 100,000 rows' });
    await expect(link).toHaveAttribute('href', './?path=/story/patterns-index-page--a-hundred-thousand-rows');
  },
};
