import { Button, Callout, Inline, Stack, Text } from '@khep/ui';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';
import * as styles from './BrandColorAdvice.css.ts';
import { brandColors, colorContrast, minBarContrast } from './brandColors.ts';

const defaults = domainMessages.brandColorAdvice;

export interface BrandColorAdviceProps {
  /** The chosen colour, `#rrggbb`. */
  color: string;
  /** Takes the colour that the page uses instead. */
  onUse: (color: string) => void;
}

/** Rounded down, so that a failing contrast never reads as passing. */
const ratioText = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

/** Warns that a brand colour is too light for the tracking page, beside the colour used in its place. */
export function BrandColorAdvice({ color, onUse }: BrandColorAdviceProps) {
  const messages = useDomainMessages('brandColorAdvice', defaults);
  if (!/^#[0-9a-f]{6}$/i.test(color) || colorContrast(color, '#ffffff') >= minBarContrast) return null;
  const { color: drawn, onColor } = brandColors(color);
  const chosenRatio = ratioText(colorContrast(color, '#ffffff'));
  const drawnRatio = ratioText(colorContrast(drawn, '#ffffff'));
  const bars = [
    { value: color, text: messages.bar(color.toUpperCase(), chosenRatio) },
    { value: drawn, text: messages.bar(drawn.toUpperCase(), drawnRatio) },
  ];
  return (
    <div data-component="BrandColorAdvice">
      <Callout
        tone="caution"
        title={messages.title(color.toUpperCase(), chosenRatio)}
        actions={
          <Button size="small" onPress={() => onUse(drawn)}>
            {messages.keep(drawn.toUpperCase())}
          </Button>
        }
      >
        <Stack gap={12}>
          {messages.reason(drawn.toUpperCase(), drawnRatio)}
          <Inline gap={16}>
            {bars.map(({ value, text }) => (
              <Stack key={value} gap={4}>
                <span className={styles.paper} aria-hidden="true">
                  <span className={styles.bar} style={{ background: value }} />
                </span>
                <Text size="secondary">{text}</Text>
              </Stack>
            ))}
            <Stack gap={4}>
              <span className={styles.paper} aria-hidden="true">
                <span className={styles.filled} style={{ background: drawn, color: onColor }}>
                  {messages.sample}
                </span>
              </span>
              <Text size="secondary">{messages.text(ratioText(colorContrast(drawn, onColor)))}</Text>
            </Stack>
          </Inline>
        </Stack>
      </Callout>
    </div>
  );
}
