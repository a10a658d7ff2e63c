import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { ForcedState } from '../states.fixture.tsx';
import { SplitPanel } from './SplitPanel.tsx';

const meta = { title: 'Kit/SplitPanel/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const ids = ['a', 'b', 'c'];
const nothing = () => undefined;

/** First, middle and last record, outside the list, wide; long Hindi text; closed. */
export const EveryPlace: Story = {
  render: () => (
    <Stack gap={20}>
      {['a', 'b', 'c', 'elsewhere', undefined].map((openId) => (
        <div key={openId ?? 'closed'} style={{ blockSize: 220 }}>
          <SplitPanel
            ids={ids}
            openId={openId}
            onOpenIdChange={nothing}
            title={openId === 'b' ? 'खेप संख्या KH-100482, पुणे से जयपुर तक' : `Order ${openId}`}
            href="#order"
            panel={<Text>Two planters, prepaid</Text>}
            {...(openId === 'c' && {
              width: 640,
              description: 'Placed 21 Nov 2026',
              actions: <Button tone="accent">Allocate</Button>,
            })}
          >
            <Text>The list keeps its place</Text>
          </SplitPanel>
        </div>
      ))}
    </Stack>
  ),
};

/** The divider in hover, focus and pressed state; a navigation button in hover and focus state. */
export const InHand: Story = {
  render: () => (
    <Stack gap={20}>
      {(
        [
          ['hover', '[data-part="divider"]'],
          ['focus', '[data-part="divider"]'],
          ['pressed', '[data-part="divider"]'],
          ['hover', 'a[aria-label], button[aria-label]'],
          ['focus', 'a[aria-label], button[aria-label]'],
        ] as const
      ).map(([state, of], place) => (
        <ForcedState key={`${state} ${of}`} state={state} of={of} isNative>
          <div style={{ blockSize: 160 }}>
            <SplitPanel
              ids={ids}
              openId="b"
              onOpenIdChange={nothing}
              title={`Order ${place + 1}, ${state}`}
              href="#order"
              panel={<Text>Two planters, prepaid</Text>}
            >
              <Text>The list keeps its place</Text>
            </SplitPanel>
          </div>
        </ForcedState>
      ))}
    </Stack>
  ),
};
