import { Button, Inline, Stack, Text } from '@khep/ui';
import { useCallback, useState, type ReactNode } from 'react';

export interface OnPressProps {
  /** What is shown: "Long Hindi". */
  title: string;
  /** Draws it; calls what it is given once it has closed by itself. */
  draw: (putAway: () => void) => ReactNode;
}

/** What lies over the page is drawn when it is asked for: on arrival it would hide the page, or take the keys from it. */
export function Reveal({ title, draw }: OnPressProps) {
  const [isOut, setOut] = useState(false);
  const putAway = useCallback(() => setOut(false), []);
  return (
    <Stack gap={12}>
      <Inline gap={12}>
        <Button onPress={() => setOut(!isOut)}>{isOut ? `Put “${title}” away` : `Show “${title}”`}</Button>
        {!isOut && (
          <Text size="secondary" tone="second">
            It comes over the page.
          </Text>
        )}
      </Inline>
      {isOut && draw(putAway)}
    </Stack>
  );
}
