import type { RuleField } from '@khep/api';
import { ruleProblems } from '@khep/domain/allocation';
import { RuleEditor } from '@khep/domain/allocation/ui';
import { Button, Card, ConfirmDialog, Form, Inline, Stack } from '@khep/ui';
import { useState } from 'react';
import type { RuleDraft } from './useRules.ts';

interface RulePanelProps {
  draft: RuleDraft;
  onChange: (draft: RuleDraft) => void;
  fields: readonly RuleField[];
  couriers: readonly { courier_id: number; name: string }[];
  isSaving: boolean;
  /** Resolves to the server's field errors. */
  onSave: () => Promise<Readonly<Record<string, string>>>;
  onCancel: () => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** The open rule: edit, save, copy or delete. */
export function RulePanel(props: RulePanelProps) {
  const { draft, onChange, fields, couriers, isSaving, onSave, onCancel, onCopy, onRemove } = props;
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isRemoving, setRemoving] = useState(false);
  async function save() {
    const problems = ruleProblems(draft);
    setErrors(Object.keys(problems).length > 0 ? problems : await onSave());
  }
  return (
    <Card title={draft.id === undefined ? 'Add rule' : 'Edit rule'}>
      <Form onSubmit={() => void save()}>
        <Stack gap={20}>
          <RuleEditor
            value={draft}
            onChange={(next) => {
              onChange(next);
              setErrors({});
            }}
            fields={fields}
            couriers={couriers}
            errors={errors}
          />
          <Inline gap={8} justify="space-between">
            <Inline gap={8}>
              <Button type="submit" tone="accent" isPending={isSaving}>
                Save rule
              </Button>
              <Button onPress={onCancel}>Cancel</Button>
            </Inline>
            {draft.id !== undefined && (
              <Inline gap={8}>
                <Button variant="ghost" onPress={onCopy}>
                  Copy
                </Button>
                <Button variant="ghost" tone="critical" onPress={() => setRemoving(true)}>
                  Delete
                </Button>
              </Inline>
            )}
          </Inline>
        </Stack>
      </Form>
      <ConfirmDialog
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        title={`Delete rule “${draft.name}”?`}
        confirmLabel="Delete rule"
        cancelLabel="Keep rule"
        tone="critical"
        isPending={isSaving}
        onConfirm={() => {
          setRemoving(false);
          onRemove();
        }}
      >
        These orders will use the next matching rule or the load distribution.
      </ConfirmDialog>
    </Card>
  );
}
