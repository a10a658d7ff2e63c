import { CopyText, Grid, OtpField, Stack, Text } from '@khep/ui';
import type { ReactNode } from 'react';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { QrCode } from './QrCode.tsx';

const defaults = domainMessages.authenticatorSetUp;

export interface AuthenticatorSetUpProps {
  /** Base32, for typing it into the app. */
  secret: string;
  /** `otpauth://`, for the QR code. */
  uri: string;
  /** The code of the app. */
  value: string;
  onChange: (code: string) => void;
  /** The sixth digit was entered. */
  onComplete: (code: string) => void;
  errorMessage?: string | undefined;
  /** The buttons below the code. */
  children: ReactNode;
}

/** The two steps of connecting an authenticator app: scan the QR code, enter the first code. */
export function AuthenticatorSetUp(props: AuthenticatorSetUpProps) {
  const messages = useDomainMessages('authenticatorSetUp', defaults);
  const { secret, uri, value, onChange, onComplete, errorMessage, children } = props;
  return (
    <Grid columns={{ base: 1, md: 2 }} gap={24}>
      <Stack gap={12}>
        <Text>{messages.scan}</Text>
        <QrCode text={uri} label={messages.qrCode} />
        <CopyText text={secret} label={messages.key} isCode />
      </Stack>
      <Stack gap={12}>
        <Text>{messages.enter}</Text>
        <OtpField
          label={messages.code}
          name="code"
          value={value}
          onChange={onChange}
          onComplete={onComplete}
          errorMessage={errorMessage}
          autoFocus
        />
        {children}
      </Stack>
    </Grid>
  );
}
