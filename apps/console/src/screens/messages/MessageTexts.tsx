import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import {
  notificationKind,
  notificationKindIds,
  notificationLanguageLabels,
  notificationLanguages,
} from '@khep/domain/notifications';
import { Grid, SegmentedControl, Select, Stack } from '@khep/ui';
import { CallContent } from '../../data/CallContent.tsx';
import { textParam } from '../../url/urlState.ts';
import { useUrlState } from '../../url/useUrlState.ts';
import { MessageTextForm } from './MessageTextForm.tsx';

const kindItems = notificationKindIds.map((id) => ({ id, label: notificationKind(id).label }));
const languageItems = notificationLanguages.map((id) => ({ id, label: notificationLanguageLabels[id] }));

/** The texts of messages: one message in one language at a time, which the address names. */
export function MessageTexts() {
  const call = useCall(calls.notifications.texts);
  const { data: settings } = useCall(calls.notifications.settings);
  const templateChannels = (settings?.data.template_channels ?? []).filter((one) => one !== 'email');
  const [url, setUrl] = useUrlState({ message: textParam(), language: textParam() });
  const kind = notificationKindIds.find((id) => id === url.message) ?? 'ndr.link';
  const language = notificationLanguages.find((id) => id === url.language) ?? 'en';
  return (
    <CallContent call={call}>
      {({ data: { texts } }) => {
        const text = texts.find((one) => one.kind === kind && one.language === language);
        return (
          <Stack gap={16}>
            <Grid columns={{ base: 1, md: 2 }} gap={12}>
              <Select
                label="Message"
                items={kindItems}
                value={kind}
                onChange={(message) => setUrl({ message: message ?? '' })}
              />
              <SegmentedControl
                label="Language"
                items={languageItems}
                value={language}
                onChange={(next) => setUrl({ language: next ?? '' })}
              />
            </Grid>
            {text && (
              <MessageTextForm
                key={`${kind}:${language}`}
                kind={kind}
                text={text}
                templateChannels={templateChannels}
                reload={() => void call.reload()}
              />
            )}
          </Stack>
        );
      }}
    </CallContent>
  );
}
