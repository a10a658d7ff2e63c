import { Callout, Inline, Link, LinkButton, Stack, Text } from '@khep/ui';
import { paths } from '../../paths.ts';
import type { SetupStep } from './setupSteps.ts';

export interface ShippingBlockersProps {
  /** Open steps, from `openBlockers`. */
  blockers: readonly SetupStep[];
}

/** What still blocks the first shipment, with where to fix it. The same on Home and on Company. */
export function ShippingBlockers({ blockers }: ShippingBlockersProps) {
  if (blockers.length === 0) return null;
  return (
    <Callout
      tone="caution"
      title="No order can ship yet"
      actions={
        <LinkButton size="small" href={paths.setup()}>
          Continue setup
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
