import { Button, Callout, CopyText, Inline, Stack } from '@khep/ui';

export interface SecretOnceProps {
  /** The kind of secret: "API key". */
  label: string;
  secret: string;
  onClose: () => void;
}

/** A secret that can't be shown again. */
export function SecretOnce({ label, secret, onClose }: SecretOnceProps) {
  return (
    <Stack gap={16}>
      <Callout tone="caution" title="Copy it now">
        Khep stores only its hash or an encrypted copy. It can&apos;t be shown again.
      </Callout>
      <CopyText label={label} text={secret} isCode />
      <Inline gap={12}>
        <Button tone="accent" onPress={onClose}>
          I copied it
        </Button>
      </Inline>
    </Stack>
  );
}
