import { Button, LinkButton } from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useCouriers } from '../../data/useLookups.ts';
import { TabsPage } from '../../patterns/TabsPage.tsx';
import { LoadDistribution } from './LoadDistribution.tsx';
import { RulesTab } from './RulesTab.tsx';
import { ruleHref } from './openRule.ts';
import { useRules } from './useRules.ts';

/** Courier allocation of the brand: the rules, and the load distribution of all other orders. */
export default function RuleAllocation() {
  const [isPreviewing, setPreviewing] = useState(false);
  const rules = useRules();
  const { rows: couriers, isLoading } = useCouriers();
  const setting = rules.setting.data?.data;
  return (
    <AsyncContent
      isLoading={!setting || isLoading}
      error={setting ? undefined : rules.setting.error}
      onRetry={() => void rules.setting.reload()}
    >
      {setting && (
        <TabsPage
          title="Courier allocation"
          description="Rules run from top to bottom; the first match wins. Other orders follow the load distribution."
          label="Parts of courier allocation"
          tabs={[
            {
              id: 'rules',
              label: 'Courier Allocation',
              actions: (
                <>
                  <Button onPress={() => setPreviewing(true)}>Preview impact</Button>
                  <LinkButton tone="accent" href={ruleHref({ rule: 'new', copy: '' })}>
                    Add rule
                  </LinkButton>
                </>
              ),
              content: (
                <RulesTab
                  rules={rules}
                  setting={setting}
                  couriers={couriers}
                  isPreviewing={isPreviewing}
                  onPreviewChange={setPreviewing}
                />
              ),
            },
            {
              id: 'load',
              label: 'Load distribution',
              content: <LoadDistribution rules={rules} setting={setting} couriers={couriers} />,
            },
          ]}
        />
      )}
    </AsyncContent>
  );
}
