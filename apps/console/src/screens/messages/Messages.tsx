import { TabsPage } from '../../patterns/TabsPage.tsx';
import { MessageLog } from './MessageLog.tsx';
import { MessageSettings } from './MessageSettings.tsx';
import { MessageTexts } from './MessageTexts.tsx';

/** Shows messages to buyers and couriers by WhatsApp, SMS and email: how they are sent, their texts, and sent ones. */
export default function Messages() {
  return (
    <TabsPage
      title="Messages"
      description="What buyers and couriers get by WhatsApp, SMS and email."
      tabs={[
        { id: 'sending', label: 'Sending', content: <MessageSettings /> },
        { id: 'texts', label: 'Texts', content: <MessageTexts /> },
        { id: 'log', label: 'Log', content: <MessageLog /> },
      ]}
    />
  );
}
