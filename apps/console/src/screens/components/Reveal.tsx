import { Button, Inline, Stack, Text } from '@khep/ui';
import { useCallback, useState, type ReactNode } from 'react';

export interface OnPressProps {
  /** What is shown: "Long Hindi". */
  title: string;
  /** Renders it; call the argument when it has closed. */
  draw: (putAway: () => void) => ReactNode;
}

/** Renders an overlay on request: shown on arrival, it would cover the page or take the focus. */
export function Reveal({ title, draw }: OnPressProps) {
  const [isOut, setOut] = useState(false);
  const putAway = useCallback(() => setOut(false), []);
  return (
    <Stack gap={12}>
      <Inline gap={12}>
        <Button onPress={() => setOut(!isOut)}>{isOut ? `Close “${title}”` : `Show “${title}”`}</Button>
        {!isOut && (
          <Text size="secondary" tone="second">
            It opens over the page.
          </Text>
        )}
      </Inline>
      {isOut && draw(putAway)}
    </Stack>
  );
}
