import { Button, Inline, Stack, StatusBadge, Text } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { pickMessages } from '../../messages/pick.ts';
import { formatWeight } from '../../packing/index.ts';
import type { ScaleLink, ScaleReading, ScaleState } from '../scale/scaleReading.ts';

const defaults = pickMessages.scale;

export interface ScaleStatusProps {
  state: ScaleState;
  /** Connections that the browser can make. */
  links: readonly ScaleLink[];
  onConnect: (link: ScaleLink) => void;
  onDisconnect: () => void;
}

/** The state of the scale: what to do where it gives no weight. */
export function ScaleStatus({ state, links, onConnect, onDisconnect }: ScaleStatusProps) {
  const messages = useDomainMessages('scale', defaults);
  const { status } = state;
  const problem = problemOf(state, messages);
  return (
    <div data-component="ScaleStatus">
      <Stack gap={8}>
        {status === 'on' && (
          <Inline gap={8}>
            <StatusBadge tone={problem === undefined ? 'positive' : 'caution'}>{messages.on}</StatusBadge>
            {problem === undefined && <Text tone="second">{hintOf(state.reading, messages)}</Text>}
          </Inline>
        )}
        {/* Only what needs an action is announced: a scale reports several times a second. */}
        <div role="status">
          {problem !== undefined && (
            <Text tone={status === 'unsupported' ? 'second' : 'critical'}>{problem}</Text>
          )}
          {status === 'connecting' && <Text tone="second">{messages.connecting}</Text>}
        </div>
        <Inline gap={8}>
          {status === 'on' || status === 'connecting' || status === 'lost' ? (
            <Button size="small" variant="ghost" onPress={onDisconnect}>
              {messages.disconnect}
            </Button>
          ) : (
            links.map((link) => (
              <Button key={link} size="small" variant="outline" onPress={() => onConnect(link)}>
                {messages.connect[link]}
              </Button>
            ))
          )}
        </Inline>
      </Stack>
    </div>
  );
}

function hintOf(reading: ScaleReading | undefined, messages: typeof defaults): string {
  if (reading?.kind === 'stable') return messages.stable(formatWeight(reading.grams));
  return reading?.kind === 'moving' ? messages.moving : messages.put;
}

function problemOf(state: ScaleState, messages: typeof defaults): string | undefined {
  if (state.status === 'off' || state.status === 'connecting') return undefined;
  if (state.status !== 'on') return messages[state.status];
  const { reading } = state;
  if (reading === undefined) return undefined;
  if (reading.kind === 'other unit')
    return reading.unit === '' ? messages.noUnit : messages.otherUnit(reading.unit);
  if (reading.kind === 'stable' || reading.kind === 'empty' || reading.kind === 'moving') return undefined;
  return messages.readings[reading.kind];
}
