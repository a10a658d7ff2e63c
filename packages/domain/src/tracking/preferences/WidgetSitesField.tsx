import { CopyText, Stack, TagsField, Text } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';

const defaults = domainMessages.widgetSites;

export interface WidgetSitesFieldProps {
  /** Origins: `https://shop.example.in`. */
  value: readonly string[];
  onChange: (sites: string[]) => void;
  /** Dotted name in the form. */
  name: string;
  /** By dotted field name. An error of one site has its index in its name. */
  errors?: Readonly<Record<string, string>>;
  /** Code for a page to embed, from `widgetSnippet`; undefined if this server has no script. */
  snippet: string | undefined;
}

/** The sites that may show the tracking widget, and the snippet to embed there. */
export function WidgetSitesField({ value, onChange, name, errors = {}, snippet }: WidgetSitesFieldProps) {
  const messages = useDomainMessages('widgetSites', defaults);
  const error = Object.entries(errors).find(([path]) => path.startsWith(name))?.[1];
  return (
    <Stack gap={16}>
      <TagsField
        label={messages.label}
        name={name}
        description={messages.help}
        value={value}
        onChange={onChange}
        errorMessage={error}
      />
      {snippet === undefined ? (
        <Text size="secondary" tone="second">
          {messages.noScript}
        </Text>
      ) : (
        <CopyText label={messages.snippet} isCode text={snippet} />
      )}
    </Stack>
  );
}
