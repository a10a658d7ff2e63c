import { calls } from '@khep/api';
import type { NotificationText } from '@khep/api';
import { notificationKind, notificationTextProblems } from '@khep/domain/notifications';
import type { NotificationKindId } from '@khep/domain/notifications';
import { MessagePreview, MessageVariables } from '@khep/domain/notifications/ui';
import { Button, ConfirmDialog, Inline, Text } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { FormPanel } from '../../patterns/FormPanel.tsx';

const recipients = { buyer: 'Sent to buyers.', courier: 'Sent to couriers.', seller: 'Sent to you.' };

/** The body of a request to save a text, checked by the rules of its message. */
const draftSchema = (kind: NotificationKindId) =>
  calls.notifications.saveText.body.superRefine((draft, context) => {
    for (const [field, message] of Object.entries(notificationTextProblems(kind, draft)))
      context.addIssue({ code: 'custom', path: [field], message });
  });
type Draft = ReturnType<ReturnType<typeof draftSchema>['parse']>;

const templatesOf = ({
  sms_template,
  whatsapp_template,
}: Pick<NotificationText, 'sms_template' | 'whatsapp_template'>) => ({ sms_template, whatsapp_template });

const templateFields = {
  sms: {
    kind: 'text',
    name: 'sms_template',
    label: 'SMS template ID',
    description: 'Of MSG91, with VAR1, VAR2 and so on as its variables',
  },
  whatsapp: {
    kind: 'text',
    name: 'whatsapp_template',
    label: 'WhatsApp template name',
    description: 'Approved in WhatsApp Manager, with {{1}}, {{2}} and so on as its variables',
  },
} as const;

interface MessageTextFormProps {
  /** Channels on which only registered texts are delivered. */
  templateChannels: readonly (keyof typeof templateFields)[];
  kind: NotificationKindId;
  text: NotificationText;
  reload: () => void;
}

/** The text of a message in one language, with a preview of what is typed. */
export function MessageTextForm({ kind, text, templateChannels, reload }: MessageTextFormProps) {
  const { language, version, is_own, variables } = text;
  const save = useAction(calls.notifications.saveText, { invalidates: ['notifications.texts'] });
  const [schema] = useState(() => draftSchema(kind));
  const toDraft = ({ subject, body, ...rest }: NotificationText): Draft => ({
    kind,
    language,
    subject,
    body,
    ...templatesOf(rest),
  });
  const hasSubject = notificationKind(kind).only === 'email';
  return (
    <FormPanel<Draft, unknown>
      form={{
        name: `message:${kind}:${language}`,
        schema,
        initial: toDraft(text),
        version,
        toValues: (record) => {
          return toDraft(record as NotificationText);
        },
        save: (body, options) => save.run({ body }, options),
        onSaved: reload,
      }}
      submitLabel="Save message"
      asideWidth="wide"
      sections={(form) => [
        {
          title: text.label,
          description: recipients[notificationKind(kind).recipient],
          columns: 1,
          fields: [
            {
              kind: 'text',
              name: 'subject',
              label: 'Subject',
              ...(!hasSubject && { description: 'For emails. WhatsApp messages and SMS have none.' }),
            },
            { kind: 'text', name: 'body', label: 'Text', isMultiline: true },
            {
              kind: 'custom',
              labels: {},
              content: (
                <MessageVariables
                  variables={variables}
                  field="body"
                  value={form.values.body ?? ''}
                  onChange={(body) => form.set({ body })}
                />
              ),
            },
          ],
        },
        ...(templateChannels.length === 0 || hasSubject
          ? []
          : [
              {
                title: 'Registered templates',
                description:
                  'This server delivers only texts that are registered. Register this text with a variable for each name in braces, in the same order.',
                columns: 1 as const,
                fields: templateChannels.map((channel) => templateFields[channel]),
              },
            ]),
      ]}
      aside={(form) => (
        <>
          <MessagePreview
            kind={kind}
            language={language}
            subject={form.values.subject ?? ''}
            body={form.values.body ?? ''}
          />
          {is_own ? (
            <RestoreText
              onRestore={async () => {
                const body = { kind, language, subject: '', body: '', ...templatesOf(text) };
                const { ok } = await save.run({ body }, { ifMatch: version });
                if (ok) form.startOver();
                reload();
              }}
              isPending={save.isPending}
            />
          ) : (
            <Text size="secondary" tone="second">
              This is the built-in text.
            </Text>
          )}
        </>
      )}
    />
  );
}

function RestoreText({ onRestore, isPending }: { onRestore: () => Promise<void>; isPending: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Inline gap={12}>
        <Button onPress={() => setOpen(true)}>Restore built-in text</Button>
      </Inline>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Restore the built-in text?"
        confirmLabel="Restore text"
        cancelLabel="Keep own text"
        tone="critical"
        isPending={isPending}
        onConfirm={() => void onRestore().then(() => setOpen(false))}
      >
        Your own text of this message in this language is deleted.
      </ConfirmDialog>
    </>
  );
}
