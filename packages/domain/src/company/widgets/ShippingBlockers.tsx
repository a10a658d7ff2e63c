import { Callout, Inline, Link, LinkButton, Stack, Text } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';

const defaults = domainMessages.shippingBlockers;

export interface ShippingBlockersProps {
  /** Open steps of the set-up without which no order can ship, each with the link that fixes it. */
  blockers: readonly {
    id: string;
    title: string;
    description: string;
    actionLabel: string;
    href: string;
  }[];
  setupHref: string;
}

/** Lists the blockers of the first shipment, each with a link to fix it. Nothing if orders can ship. */
export function ShippingBlockers({ blockers, setupHref }: ShippingBlockersProps) {
  const messages = useDomainMessages('shippingBlockers', defaults);
  if (blockers.length === 0) return null;
  return (
    <Callout
      tone="caution"
      title={messages.title}
      actions={
        <LinkButton size="small" href={setupHref}>
          {messages.continue}
        </LinkButton>
      }
    >
      <Stack gap={6}>
        {blockers.map(({ id, title, description, actionLabel, href }) => (
          <Inline key={id} gap={8}>
            <Text as="span" weight="medium">
              {title}
            </Text>
            <Text as="span">{description}</Text>
            <Link href={href}>{actionLabel}</Link>
          </Inline>
        ))}
      </Stack>
    </Callout>
  );
}
