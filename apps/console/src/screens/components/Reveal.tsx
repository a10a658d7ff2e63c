import { Button, Inline, Stack, Text } from '@khep/ui';
import { useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

export interface RevealProps {
  /** Name of the story: "Long Hindi". */
  title: string;
  /** Renders the story, which calls `onClose` when it closes. */
  draw: (onClose: () => void) => ReactNode;
}

/** Renders a story that covers the page only on a press: on arrival it would hide the page and take the focus. */
export function Reveal({ title, draw }: RevealProps) {
  const [isShown, setShown] = useState(false);
  const onClose = useCallback(() => setShown(false), []);
  return (
    <Stack gap={12}>
      <Inline gap={12}>
        <Button onPress={() => setShown(!isShown)}>{isShown ? `Hide “${title}”` : `Show “${title}”`}</Button>
        {!isShown && (
          <Text size="secondary" tone="second">
            It opens over the page.
          </Text>
        )}
      </Inline>
      {/* Outside the card, which would clip what is fixed to the window. */}
      {isShown && createPortal(draw(onClose), document.body)}
    </Stack>
  );
}
