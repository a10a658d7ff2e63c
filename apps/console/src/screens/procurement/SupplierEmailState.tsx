import type { PurchaseOrder } from '@khep/api';
import { formatDateTime } from '@khep/domain/days';
import { Callout, Text } from '@khep/ui';

interface SupplierEmailStateProps {
  email: PurchaseOrder['email'];
  /** It failed just now. */
  isAlert: boolean;
}

/** The outcome of the latest email to a supplier. */
export function SupplierEmailState({ email, isAlert }: SupplierEmailStateProps) {
  if (email === null) return null;
  const at = formatDateTime(email.at);
  if (email.state === 'sent') return <Text tone="second">{`Emailed to ${email.to} on ${at}.`}</Text>;
  if (email.state === 'failed')
    return (
      <Callout tone="critical" title={`The email to ${email.to} failed`} isAlert={isAlert}>
        <Text>{`Last tried on ${at}. Email it again, or send the PDF yourself.`}</Text>
      </Callout>
    );
  return (
    <Callout tone="caution" title={`The email to ${email.to} isn’t confirmed`}>
      <Text>{`It began on ${at}. If this stays, ask the supplier before you email it again.`}</Text>
    </Callout>
  );
}
