import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { disputeTabs } from '@khep/domain/disputes';
import type { DisputeTab } from '@khep/domain/disputes';
import { Page, Stack, Tabs } from '@khep/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../paths.ts';
import { DisputeFigures } from './DisputeFigures.tsx';

const labels: Record<DisputeTab, string> = { raised: 'Raised', resolved: 'Resolved', expired: 'Expired' };

interface DisputePageProps {
  tab: DisputeTab;
  description: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The three lists of disputes, with what is at stake over them. */
export function DisputePage({ tab, description, actions, children }: DisputePageProps) {
  const [, navigate] = useLocation();
  const counts = useCall(calls.disputes.summary).data?.data.tabs;
  return (
    <Page title="Disputes" description={description} actions={actions}>
      <Stack gap={16}>
        <Tabs
          label="Disputes"
          items={disputeTabs.map((id) => ({ id, label: labels[id], count: counts?.[id] ?? '–' }))}
          selectedId={tab}
          onSelectionChange={(id) => {
            if (id !== tab) navigate(`~${paths.disputes(id)}`);
          }}
        />
        {tab === 'raised' && <DisputeFigures />}
        {children}
      </Stack>
    </Page>
  );
}
