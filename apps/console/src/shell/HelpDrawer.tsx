import { Button, Card, Drawer, Inline, LinkButton, Stack, Text } from '@khep/ui';
import type { Access } from '../data/useAccess.ts';
import { useConsoleMessages } from '../ConsoleMessagesProvider.tsx';
import { helpTopics } from './helpTopics.ts';

export interface HelpDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  allows: Access['allows'];
  onShowShortcuts: () => void;
}

/** How an order is shipped, step by step, with links to the screens that the user can open. */
export function HelpDrawer({ isOpen, onOpenChange, allows, onShowShortcuts }: HelpDrawerProps) {
  const messages = useConsoleMessages();
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={messages.shell.help}
      description={messages.help.description}
      actions={
        <Inline gap={8}>
          <Button
            onPress={() => {
              onOpenChange(false);
              onShowShortcuts();
            }}
          >
            {messages.shell.shortcuts}
          </Button>
          <LinkButton href="/docs/api" isExternal>
            {messages.help.apiReference}
          </LinkButton>
        </Inline>
      }
    >
      <Stack gap={12}>
        {helpTopics().map(({ title, description, action, href, module }) => (
          <Card key={title} title={title}>
            <Stack gap={8} align="start">
              <Text>{description}</Text>
              {allows(module) && (
                <LinkButton size="small" href={href}>
                  {action}
                </LinkButton>
              )}
            </Stack>
          </Card>
        ))}
      </Stack>
    </Drawer>
  );
}
