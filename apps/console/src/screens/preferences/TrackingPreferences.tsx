import { TrackingPreference, TrackingPreferenceDraft } from '@khep/api';
import { BrandColorAdvice, ProductSuggestionsField } from '@khep/domain/tracking/ui';
import { ColorPicker, Stack } from '@khep/ui';
import { ImageField } from '../../forms/ImageField.tsx';
import type { DraftForm } from '../../forms/useDraftForm.tsx';
import type { FormField, FormSections } from '../../patterns/formFields.ts';
import { PreferenceForm } from '../../patterns/PreferenceForm.tsx';
import { TrackingPreviewPanel } from './TrackingPreviewPanel.tsx';
import { TrackingHost } from './TrackingHost.tsx';
import { WidgetSites } from './WidgetSites.tsx';

type Form = DraftForm<TrackingPreference>;
type Field = FormField<TrackingPreference>;

/** Colours that pass on white. */
const presets = [
  { name: 'Green', value: '#1f7a54' },
  { name: 'Terracotta', value: '#b4552d' },
  { name: 'Blue', value: '#2d4f9e' },
  { name: 'Plum', value: '#7a3b69' },
];

function brandColor(form: Form): Field {
  const path = 'branding.brand_color';
  const color = form.binding(path).value;
  const value = typeof color === 'string' ? color : '#4287f5';
  return {
    kind: 'custom',
    labels: { [path]: 'Brand colour' },
    content: (
      <Stack gap={12}>
        <ColorPicker
          label="Brand colour"
          name={path}
          isContrastHidden
          presets={presets}
          value={value}
          onChange={(next) => form.setAt(path, next)}
          errorMessage={form.errors[path]}
        />
        <BrandColorAdvice color={value} onUse={(next) => form.setAt(path, next)} />
      </Stack>
    ),
  };
}

function bannerFields({ values }: Form): Field[] {
  const toggle: Field = { kind: 'switch', name: 'ad_banner.enabled', label: 'Show banner' };
  if (!values.ad_banner?.enabled) return [toggle];
  return [
    toggle,
    { kind: 'image', name: 'ad_banner.banner_file_url', label: 'Banner image' },
    { kind: 'text', name: 'ad_banner.image_alt', label: 'Description for screen readers' },
    { kind: 'text', name: 'ad_banner.redirect_url', label: 'Opens', type: 'url' },
    {
      kind: 'select',
      name: 'ad_banner.tab',
      label: 'In',
      items: [
        { id: '_blank', label: 'A new tab' },
        { id: '_self', label: 'The same tab' },
      ],
    },
  ];
}

const sections: FormSections<TrackingPreference> = (form) => [
  {
    title: 'Branding',
    fields: [
      { kind: 'image', name: 'branding.brand_logo', label: 'Logo' },
      { kind: 'image', name: 'branding.favicon', label: 'Favicon' },
      { kind: 'text', name: 'branding.website_url', label: 'Website', type: 'url' },
      { kind: 'text', name: 'branding.description', label: 'One line about you', isWide: true },
      brandColor(form),
    ],
  },
  {
    title: 'Your own domain',
    description: 'Links to buyers use it once its DNS records are verified.',
    fields: [
      {
        kind: 'text',
        name: 'branding.subdomain',
        label: 'Subdomain',
        placeholder: 'track',
        description: 'Of your website, or a whole host such as parcels.example.in.',
      },
      { kind: 'custom', labels: {}, content: <TrackingHost /> },
    ],
  },
  {
    title: 'Support',
    description: 'At the end of the page. Buyers’ requests are emailed here.',
    fields: [
      { kind: 'text', name: 'customer_support.mail', label: 'Email', type: 'email' },
      { kind: 'phone', name: 'customer_support.phone', label: 'Phone' },
      { kind: 'text', name: 'customer_support.refund_policy_url', label: 'Refund policy', type: 'url' },
      { kind: 'text', name: 'customer_support.privacy_policy_url', label: 'Privacy policy', type: 'url' },
    ],
  },
  {
    title: 'Social',
    description: 'Empty links are hidden.',
    fields: [
      { kind: 'text', name: 'social_media.instagram', label: 'Instagram', type: 'url' },
      { kind: 'text', name: 'social_media.facebook', label: 'Facebook', type: 'url' },
      { kind: 'text', name: 'social_media.whatsapp', label: 'WhatsApp', type: 'url' },
      { kind: 'text', name: 'social_media.x', label: 'X', type: 'url' },
    ],
  },
  {
    title: 'Banner',
    description: 'One image between the scans and the suggestions.',
    fields: bannerFields(form),
  },
  {
    title: 'Product suggestions',
    description: 'Up to 12. The first two show without scrolling.',
    fields: [
      { kind: 'switch', name: 'product_suggestions.enabled', label: 'Show product suggestions' },
      {
        kind: 'custom',
        labels: { 'product_suggestions.products': 'Products' },
        format: (products) =>
          Array.isArray(products) ? products.map(({ title }) => String(title)).join(', ') : 'None',
        content: (
          <ProductSuggestionsField
            name="product_suggestions.products"
            value={form.values.product_suggestions?.products ?? []}
            onChange={(products) => form.setAt('product_suggestions.products', products)}
            errors={form.errors}
            renderImage={(image) => <ImageField {...image} />}
          />
        ),
      },
    ],
  },
  {
    title: 'Widget for your site',
    description: 'Buyers look up their order on your own pages.',
    fields: [
      {
        kind: 'custom',
        labels: { 'widget.allowed_origins': 'Sites that show the widget' },
        content: <WidgetSites form={form} />,
      },
    ],
  },
];

/** How the tracking page looks, beside the page itself. */
export function TrackingPreferences() {
  return (
    <PreferenceForm
      type="tracking_preference"
      schema={TrackingPreference}
      draftSchema={TrackingPreferenceDraft}
      submitLabel="Save tracking preferences"
      sections={sections}
      asideWidth="wide"
      preview={({ values }) => <TrackingPreviewPanel values={values} />}
    />
  );
}
