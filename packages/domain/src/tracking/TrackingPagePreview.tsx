import { Inline, Link, SegmentedControl, Skeleton, Stack, Text } from '@khep/ui';
import { useState } from 'react';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';
import { previewedStates, isPreviewedState } from './states.ts';
import type { PreviewedState } from './states.ts';
import * as styles from './TrackingPagePreview.css.ts';

const defaults = domainMessages.trackingPagePreview;

export interface TrackingPagePreviewProps {
  /** The page that buyers get; undefined while loading. Its scripts don't run. */
  html: string | undefined;
  state: PreviewedState;
  onStateChange: (state: PreviewedState) => void;
  /** The order that is shown; null for a sample. */
  order: { order_id: string; city: string; path: string } | null | undefined;
}

/** The tracking page as buyers see it, on a phone or a computer. */
export function TrackingPagePreview({ html, state, onStateChange, order }: TrackingPagePreviewProps) {
  const messages = useDomainMessages('trackingPagePreview', defaults);
  const [device, setDevice] = useState('phone');
  return (
    <Stack gap={12}>
      <Inline gap={12} justify="space-between">
        <SegmentedControl
          label={messages.state}
          isLabelHidden
          items={previewedStates.map((id) => ({ id, label: messages.states[id] }))}
          value={state}
          onChange={(next) => isPreviewedState(next) && onStateChange(next)}
        />
        <SegmentedControl
          label={messages.device}
          isLabelHidden
          items={[
            { id: 'phone', label: messages.phone },
            { id: 'computer', label: messages.computer },
          ]}
          value={device}
          onChange={setDevice}
        />
      </Inline>
      <div className={styles.device} data-device={device} data-component="TrackingPagePreview">
        {html === undefined ? (
          <Skeleton shape="block" height={480} />
        ) : (
          // Without allow-scripts nothing of the page runs; its links open in a new tab.
          <iframe className={styles.page} title={messages.frame} sandbox="allow-popups" srcDoc={html} />
        )}
      </div>
      {html !== undefined && (
        <Text size="secondary" tone="second">
          {order ? (
            <>
              {messages.asSeen(order.order_id, order.city)}{' '}
              <Link href={order.path} isExternal>
                {messages.open}
              </Link>
            </>
          ) : (
            messages.sample
          )}
        </Text>
      )}
    </Stack>
  );
}
