import { calls } from '@khep/api';
import type { TrackingPreference } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { widgetSnippet } from '@khep/domain/tracking';
import { WidgetSitesField } from '@khep/domain/tracking/ui';
import { useBrandSlug } from '../../data/useBrandSlug.ts';
import type { DraftForm } from '../../forms/useDraftForm.tsx';

const path = 'widget.allowed_origins';

/** The sites that may show the tracking widget, and the snippet to put there. */
export function WidgetSites({ form }: { form: DraftForm<TrackingPreference> }) {
  const slug = useBrandSlug();
  const request = slug === undefined ? null : { params: { brand: slug } };
  const script = useCall(calls.tracking.widgetBrand, request, { quiet: true }).data?.data;
  return (
    <WidgetSitesField
      name={path}
      value={form.values.widget?.allowed_origins ?? []}
      onChange={(sites) => form.setAt(path, sites)}
      errors={form.errors}
      snippet={
        slug !== undefined && script && script.script_url !== ''
          ? widgetSnippet({ brand: slug, script_url: script.script_url, integrity: script.integrity })
          : undefined
      }
    />
  );
}
