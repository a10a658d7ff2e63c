import { TabsPage } from '../../patterns/TabsPage.tsx';
import { MessageLog } from './MessageLog.tsx';
import { MessageSettings } from './MessageSettings.tsx';
import { MessageTexts } from './MessageTexts.tsx';

/** What buyers and couriers get by WhatsApp, SMS and email: how it is sent, its texts, and what was sent. */
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
