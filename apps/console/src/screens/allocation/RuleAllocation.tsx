import type { AllocationSetting } from '@khep/api';
import { blankCondition, ruleProblems, ruleWarnings } from '@khep/domain/allocation';
import { LoadDistributionBar, RuleList } from '@khep/domain/allocation/ui';
import { Box, Button, Card, Drawer, EmptyState, Grid, LinkButton, Page, Stack, Tabs, toast } from '@khep/ui';
import { useMemo, useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useCouriers } from '../../data/useLookups.ts';
import { paths } from '../../paths.ts';
import { Impact, ruleShares, useImpact } from './Impact.tsx';
import { saveDraftRules } from './draftRules.ts';
import { RulePanel } from './RulePanel.tsx';
import { Split } from './Split.tsx';
import { toSettingDraft, useRules, withDraft } from './useRules.ts';
import type { RuleDraft } from './useRules.ts';

type Rules = ReturnType<typeof useRules>;

const newRule = (rules: readonly unknown[]): RuleDraft => ({
  name: '',
  priority: rules.length + 1,
  carrier_list: [],
  status: true,
  rule_type: 'custom',
  conditions: [blankCondition as RuleDraft['conditions'][number]],
});

/** Warnings by the id of the rule; a new rule has none. */
function warningsByRule(rules: readonly RuleDraft[]): Map<string, string[]> {
  const found = Map.groupBy(ruleWarnings(rules), ({ rule }) => rule.id ?? '');
  return new Map([...found].map(([id, some]) => [id, some.map(({ words }) => words)]));
}

function Setting({ rules, setting }: { rules: Rules; setting: AllocationSetting }) {
  const couriers = useCouriers().rows;
  const [draft, setDraft] = useState<RuleDraft>();
  const [isPreviewing, setPreviewing] = useState(false);
  const [selected, setSelected] = useState('rules');
  const kept = setting.override_rules;
  const proposed = useMemo(() => withDraft(kept, draft), [kept, draft]);
  const warnings = useMemo(() => warningsByRule(proposed), [proposed]);
  const canPreview = draft === undefined || Object.keys(ruleProblems(draft)).length === 0;
  const proposal = toSettingDraft(setting, proposed);
  const impact = useImpact(isPreviewing && canPreview ? proposal : undefined);
  const weighed = impact.data?.data;
  const shares =
    weighed && new Map(ruleShares(weighed).map((share, index) => [proposed[index]?.id ?? '', share]));

  async function save() {
    if (!draft) return {};
    const result = await rules.save(setting, draft);
    if (result.ok) {
      setDraft(undefined);
      return {};
    }
    // The server names the fields of a rule by its index in the list.
    const place = `override_rules.${kept.length}.`;
    return Object.fromEntries(
      Object.entries(result.fields).map(([field, words]) => [field.replace(place, ''), words]),
    );
  }

  function preview() {
    if (!canPreview) {
      toast.error('Complete the open rule first.');
      return;
    }
    saveDraftRules(proposal);
    setPreviewing(true);
  }

  const list = (
    <Grid columns={{ base: 1, lg: draft ? 'wide' : 1 }} gap={16} align="start">
      <Stack gap={16}>
        <Card
          title="Load distribution"
          actions={
            <Button size="small" variant="ghost" onPress={() => setSelected('load')}>
              Change
            </Button>
          }
        >
          <LoadDistributionBar
            parts={setting.distribution_percentage.map(({ courier_id, percentage }) => ({
              name: couriers.find((one) => one.courier_id === courier_id)?.name ?? `Courier ${courier_id}`,
              percentage,
            }))}
          />
        </Card>
        {kept.length === 0 ? (
          <EmptyState
            title="No rules yet"
            description="All orders follow the load distribution. Add a rule to send some orders to couriers of your choice."
            action={<Button onPress={() => setDraft(newRule(kept))}>Add rule</Button>}
          />
        ) : (
          <RuleList
            rules={kept}
            fields={rules.fields}
            couriers={couriers}
            warnings={warnings}
            {...(shares && { shares })}
            openId={draft?.id}
            onOpen={(id) => setDraft(kept.find((rule) => rule.id === id))}
            onReorder={(ids) => void rules.reorder(ids)}
            onSwitch={(id, isOn) => void rules.setStatus(id, isOn)}
          />
        )}
      </Stack>
      {draft && (
        <RulePanel
          key={draft.id ?? 'new'}
          draft={draft}
          onChange={setDraft}
          fields={rules.fields}
          couriers={couriers}
          isSaving={rules.isSaving}
          onSave={save}
          onCancel={() => setDraft(undefined)}
          onCopy={() => {
            const { id: _id, ...copy } = draft;
            setDraft({ ...copy, name: `${draft.name}, copy`, priority: kept.length + 1 });
          }}
          onRemove={() => {
            void rules.remove(setting, draft.id ?? '');
            setDraft(undefined);
          }}
        />
      )}
    </Grid>
  );

  return (
    <Page
      title="Courier allocation"
      description="Rules run from top to bottom; the first match wins. Other orders follow the load distribution."
      actions={
        <>
          <Button onPress={preview}>Preview impact</Button>
          <Button tone="accent" onPress={() => setDraft(newRule(kept))}>
            Add rule
          </Button>
        </>
      }
    >
      <Tabs
        label="Parts of courier allocation"
        selectedId={selected}
        onSelectionChange={setSelected}
        items={[
          { id: 'rules', label: 'Courier Allocation', content: <Box paddingBlock={16}>{list}</Box> },
          {
            id: 'load',
            label: 'Load distribution',
            content: (
              <Box paddingBlock={16}>
                <Split
                  key={couriers.length}
                  setting={setting}
                  couriers={couriers}
                  isSaving={rules.isSaving}
                  onSave={(split) => void rules.setSplit(setting, split)}
                />
              </Box>
            ),
          },
        ]}
      />
      <Drawer
        isOpen={isPreviewing}
        onOpenChange={setPreviewing}
        title="Impact on your last 30 days"
        description="Current rules compared with your draft."
        actions={
          <LinkButton href={`${paths.settings('rule-allocation')}/edit-preview`}>Open full page</LinkButton>
        }
      >
        <Impact answer={impact} />
      </Drawer>
    </Page>
  );
}

/** Courier allocation of the brand: the load distribution, and the rules that override it. */
export default function RuleAllocation() {
  const rules = useRules();
  const setting = rules.setting.data?.data;
  return (
    <AsyncContent
      isLoading={!setting}
      error={rules.setting.error}
      onRetry={() => void rules.setting.reload()}
    >
      {setting && <Setting rules={rules} setting={setting} />}
    </AsyncContent>
  );
}
