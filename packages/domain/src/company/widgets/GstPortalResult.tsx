import { Callout } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';

const defaults = domainMessages.gstPortal;

export interface GstPortalResultProps {
  isLoading: boolean;
  /** The portal couldn't be asked. */
  errorMessage?: string | undefined;
  result?: { is_checked: boolean; is_valid: boolean; problem: string; legal_name: string } | undefined;
}

/** Shows the GST portal's record of a well-formed GSTIN, before it is sent. Nothing if no portal is connected. */
export function GstPortalResult({ isLoading, errorMessage, result }: GstPortalResultProps) {
  const messages = useDomainMessages('gstPortal', defaults);
  if (errorMessage !== undefined) return <Callout tone="caution">{errorMessage}</Callout>;
  // As high as the result, so that the fields below don't move when it arrives.
  if (isLoading) return <Callout tone="info">{messages.checking}</Callout>;
  if (!result?.is_checked) return null;
  if (!result.is_valid) return <Callout tone="critical">{result.problem}</Callout>;
  return <Callout tone="positive">{messages.registered(result.legal_name)}</Callout>;
}
