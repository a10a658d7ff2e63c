import type { TrackingPreference } from '@khep/api';
import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { widgetSnippet } from '@khep/domain/tracking';
import { CopyText, Stack, TagsField, Text } from '@khep/ui';
import { useBrandSlug } from '../../data/useBrandSlug.ts';
import type { DraftForm } from '../../forms/useDraftForm.tsx';

const path = 'widget.allowed_origins';

/** The sites that may show the tracking widget, and the snippet to put there. */
export function WidgetSites({ form }: { form: DraftForm<TrackingPreference> }) {
  const slug = useBrandSlug();
  const brand = useCall(calls.tracking.widgetBrand, slug === undefined ? null : { params: { brand: slug } }, {
    quiet: true,
  }).data?.data;
  // An error of one site has its index in its name.
  const [error] = Object.entries(form.errors).flatMap(([name, message]) =>
    name.startsWith(path) ? [message] : [],
  );
  return (
    <Stack gap={16}>
      <TagsField
        label="Sites that show the widget"
        name={path}
        description="Your website shows it already. Add others, such as https://shop.example.in."
        value={form.values.widget?.allowed_origins ?? []}
        onChange={(sites) => form.setAt(path, sites)}
        {...(error !== undefined && { errorMessage: error })}
      />
      {slug !== undefined && brand && brand.script_url !== '' ? (
        <CopyText
          label="Snippet"
          isCode
          text={widgetSnippet({ brand: slug, script_url: brand.script_url, integrity: brand.integrity })}
        />
      ) : (
        <Text size="secondary" tone="second">
          The widget&apos;s script isn&apos;t on this server. Run: npm run build
        </Text>
      )}
    </Stack>
  );
}
