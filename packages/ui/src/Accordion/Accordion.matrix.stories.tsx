import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { StateMatrix } from '../states.fixture.tsx';
import { Accordion } from './Accordion.tsx';

const meta = { title: 'Kit/Accordion/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open, collapsed and disabled; narrow, in Hindi. */
export const EveryState: Story = {
  render: () => (
    <Stack gap={20}>
      <Accordion
        defaultExpandedIds={['open']}
        items={[
          { id: 'open', title: 'Open', summary: '3 zones', content: '₹38 for the first 500 g in zone A.' },
          { id: 'folded', title: 'Folded', summary: '1.5%', content: 'Taken from the remittance.' },
          { id: 'disabled', title: 'Disabled', content: 'Not in this contract.', isDisabled: true },
        ]}
      />
      <Grid columns={{ base: 1, md: 4 }}>
        <Accordion
          defaultExpandedIds={['a']}
          items={[
            { id: 'a', title: 'पहले पाँच सौ ग्राम की दरें और उसके बाद', summary: '3 ज़ोन', content: 'ज़ोन ए में ₹38।' },
            { id: 'b', title: 'नकद भुगतान', content: 'भुगतान से काटा जाता है।' },
          ]}
        />
      </Grid>
    </Stack>
  ),
};

/** A title in each interactive state. */
export const EveryHand: Story = {
  render: () => (
    <StateMatrix
      states={['rest', 'hover', 'focus', 'pressed', 'disabled']}
      variants={{
        folded: ({ isDisabled = false }, title) => (
          <Accordion items={[{ id: title, title, summary: '3 zones', content: 'Rates', isDisabled }]} />
        ),
        open: ({ isDisabled = false }, title) => (
          <Accordion
            defaultExpandedIds={[title]}
            items={[{ id: title, title, summary: '3 zones', content: 'Rates', isDisabled }]}
          />
        ),
      }}
    />
  ),
};
