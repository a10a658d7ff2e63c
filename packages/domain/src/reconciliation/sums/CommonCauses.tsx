import { Button, Card, Inline, Link, LinkButton, Stack, Text } from '@khep/ui';
import { useState } from 'react';
import { formatWeekday } from '../../days/index.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { formatRupeeValue } from '../../money/index.ts';
import { reconciliationMessages } from '../../messages/reconciliation.ts';

const defaults = reconciliationMessages.commonCauses;

/** Lines under review with one cause. Rupees. */
export interface CauseData {
  id: string;
  category: string;
  label: string;
  lines: number;
  amount: number;
  /** First pickup day with this cause, where earlier lines don't have it; else empty. */
  since: string;
}

export interface CommonCausesProps {
  /** The largest first. */
  causes: readonly CauseData[];
  /** Address of the lines with a cause; with `isSelected` all of them are selected there. */
  causeHref: (cause: CauseData, options: { isSelected: boolean }) => string;
}

/** Causes beside the chart; the others follow when asked for. */
const shownFirst = 3;

/** Causes that many lines share, to be disputed together. */
export function CommonCauses({ causes, causeHref }: CommonCausesProps) {
  const messages = useDomainMessages('commonCauses', defaults);
  const [isWhole, setWhole] = useState(false);
  const describe = ({ label, since }: CauseData) => {
    const cause = label.replace(/\.$/, '');
    return since === '' ? cause : messages.since(cause, formatWeekday(since));
  };
  return (
    <Card
      title={messages.title}
      description={messages.help}
      {...(causes.length > shownFirst && {
        actions: (
          <Button size="small" variant="ghost" onPress={() => setWhole(!isWhole)}>
            {isWhole ? messages.showFewer : messages.showAll(causes.length)}
          </Button>
        ),
      })}
    >
      <Stack gap={16}>
        {(isWhole ? causes : causes.slice(0, shownFirst)).map((cause) => (
          <Stack key={`${cause.id} ${cause.category}`} gap={4}>
            <Text>{describe(cause)}</Text>
            <Inline gap={8} justify="space-between">
              <Link href={causeHref(cause, { isSelected: false })}>
                {messages.lines(cause.lines, formatRupeeValue(cause.amount))}
              </Link>
              <LinkButton size="small" href={causeHref(cause, { isSelected: true })}>
                {messages.choose(cause.lines)}
              </LinkButton>
            </Inline>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
