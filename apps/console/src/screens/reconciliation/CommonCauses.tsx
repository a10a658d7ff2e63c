import type { ReconDashboard } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { Button, Card, Inline, Link, LinkButton, Stack, Text } from '@khep/ui';
import { useState } from 'react';
import { formatDay } from '../../patterns/formatTime.ts';
import { causeHref, linesHref } from './lineChoice.ts';

type Cause = ReconDashboard['causes'][number];

export interface CommonCausesProps {
  causes: readonly Cause[];
  /** Of one invoice; empty for all. */
  invoiceId: string;
}

/** Causes beside the chart; the others follow when asked for. */
const shownFirst = 3;

const linesOf = (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'line' : 'lines'}`;

const describe = ({ label, since }: Cause) => {
  const words = label.replace(/\.$/, '');
  return since === '' ? words : `${words}, since ${formatDay(since)}`;
};

/** Causes that many lines share, to be disputed together. */
export function CommonCauses({ causes, invoiceId }: CommonCausesProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? causes : causes.slice(0, shownFirst);
  return (
    <Card
      title="Common causes"
      description="Lines under review with the same cause"
      {...(causes.length > shownFirst && {
        actions: (
          <Button size="small" variant="ghost" onPress={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${causes.length}`}
          </Button>
        ),
      })}
    >
      <Stack gap={16}>
        {shown.map((cause) => (
          <Stack key={`${cause.id} ${cause.category}`} gap={4}>
            <Text>{describe(cause)}</Text>
            <Inline gap={8} justify="space-between">
              <Link
                href={linesHref(invoiceId, {
                  cause: cause.id,
                  primary_category: cause.category,
                  status: 'under_review',
                })}
              >
                {`${linesOf(cause.lines)}, ${formatRupeeValue(cause.amount)}`}
              </Link>
              <LinkButton size="small" href={causeHref(invoiceId, cause.id, cause.category)}>
                {`Choose all ${cause.lines.toLocaleString('en-IN')}`}
              </LinkButton>
            </Inline>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
