import { Button, Callout, Grid, Inline, Stack, Text } from '@khep/ui';
import { downloadFile } from '../../data/downloadFile.ts';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, shown once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const file = () => new Blob([`Khep recovery codes\n${codes.join('\n')}\n`], { type: 'text/plain' });
  return (
    <Stack gap={16}>
      <Callout tone="caution" title="Save your recovery codes">
        They are not shown again. Each logs you in once if you lose your phone.
      </Callout>
      <Grid columns={{ base: 1, md: 2 }} gap={8}>
        {codes.map((code) => (
          <Text key={code} as="span" weight="medium" isNumeric>
            {code}
          </Text>
        ))}
      </Grid>
      <Inline gap={12}>
        <Button onPress={() => void downloadFile(Promise.resolve(file()), 'khep-recovery-codes.txt')}>
          Download codes
        </Button>
        <Button tone="accent" onPress={onDone}>
          Codes saved
        </Button>
      </Inline>
    </Stack>
  );
}
