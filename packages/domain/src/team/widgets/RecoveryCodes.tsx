import { Button, Callout, Grid, Inline, Stack, Text } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';

const defaults = domainMessages.recoveryCodes;

export interface RecoveryCodesProps {
  codes: readonly string[];
  onDownload: () => void;
  /** The user has saved them. */
  onDone: () => void;
}

/** The recovery codes of a two-step log-in, shown once. */
export function RecoveryCodes({ codes, onDownload, onDone }: RecoveryCodesProps) {
  const messages = useDomainMessages('recoveryCodes', defaults);
  return (
    <Stack gap={16}>
      <Callout tone="caution" title={messages.title}>
        {messages.help}
      </Callout>
      <Grid columns={{ base: 1, md: 2 }} gap={8}>
        {codes.map((code) => (
          <Text key={code} as="span" weight="medium" isNumeric>
            {code}
          </Text>
        ))}
      </Grid>
      <Inline gap={12}>
        <Button onPress={onDownload}>{messages.download}</Button>
        <Button tone="accent" onPress={onDone}>
          {messages.done}
        </Button>
      </Inline>
    </Stack>
  );
}
