import { Button, Inline } from '@khep/ui';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';

const defaults = domainMessages.messageVariables;

export interface MessageVariablesProps {
  /** Names without braces. */
  variables: readonly string[];
  /** Name of the text area that they go into. */
  field: string;
  /** Its text. */
  value: string;
  onChange: (text: string) => void;
}

/**
 * Returns the text of a field with a part inserted where its caret is, or in place of its selection. A text area keeps its
 * caret when a button gets the focus.
 */
function insertAtCaret(name: string, text: string, part: string): string {
  const field = document.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`);
  const start = field?.selectionStart ?? text.length;
  const end = field?.selectionEnd ?? start;
  return text.slice(0, start) + part + text.slice(end);
}

/** The variables of a message, each with a button that inserts it into the text. */
export function MessageVariables({ variables, field, value, onChange }: MessageVariablesProps) {
  const messages = useDomainMessages('messageVariables', defaults);
  return (
    <Inline gap={8}>
      {variables.map((name) => (
        <Button key={name} size="small" onPress={() => onChange(insertAtCaret(field, value, `{${name}}`))}>
          {messages.insert(`{${name}}`)}
        </Button>
      ))}
    </Inline>
  );
}
