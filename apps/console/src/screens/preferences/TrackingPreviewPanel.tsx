import { TrackingPreference, calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { TrackingPagePreview } from '@khep/domain/tracking/ui';
import type { PreviewedState } from '@khep/domain/tracking';
import { useState } from 'react';
import { LoadError } from '../../data/AsyncContent.tsx';
import { useDebounced } from '../../data/useDebounced.ts';
import { validPart } from '../../forms/validPart.ts';

/** Typing renders the page once it pauses. */
const pauseMs = 200;

/** The tracking page with unsaved preferences, rendered by the template that buyers get. */
export function TrackingPreviewPanel({ values }: { values: Partial<TrackingPreference> }) {
  const [state, setState] = useState<PreviewedState>('in-transit');
  const preferences = useDebounced(JSON.stringify(validPart(TrackingPreference, values)), pauseMs);
  const { data, error, reload } = useCall(
    calls.preferencePreview.trackingPage,
    { body: { preferences: JSON.parse(preferences) as TrackingPreference, state } },
    { keepPrevious: true, quiet: true },
  );
  if (error && !data) return <LoadError error={error} onRetry={() => void reload()} />;
  return (
    <TrackingPagePreview
      html={data?.data.html}
      order={data?.data.order}
      state={state}
      onStateChange={setState}
    />
  );
}
