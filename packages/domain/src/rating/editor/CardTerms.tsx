import { memo } from 'react';
import { DatePicker, Grid, Inline, NumberField, Stack, Text } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { describeZoneSlabs, movementsWithSlabs, reshapeDraft } from '../draft/cardDraft.ts';
import type { CardDraft } from '../draft/cardDraft.ts';
import { isSameExcept } from '../draft/isSameExcept.ts';
import type { DraftEdit } from '../draft/useCardDraft.tsx';
import { ZoneSlabsDialog } from './ZoneSlabsDialog.tsx';

const terms = [
  'valid_from',
  'valid_till',
  'conversion_factor',
  'slab_g',
  'additional_slab_g',
  'minimum_g',
  'zone_slabs',
  'zones',
  'forward',
  'rto',
  'dto',
] as const satisfies readonly (keyof CardDraft)[];

export interface CardTermsProps {
  /** Only its terms are used. */
  draft: CardDraft;
  onChange: (edit: DraftEdit) => void;
  errors: Readonly<Record<string, string>>;
  isReadOnly: boolean;
}

/** Validity and weights of a rate card. Renders again only if one of them changes, not for each price. */
export const CardTerms = memo(
  function CardTerms({ draft, onChange, errors, isReadOnly }: CardTermsProps) {
    const messages = useDomainMessages('rateCardEditor', domainMessages.rateCardEditor);
    const grams = { minValue: 1, maxValue: 1_000_000, maxDecimals: 0, unit: 'g', isReadOnly } as const;
    const zoneSlabs = describeZoneSlabs(draft);
    const fields = (
      <Grid columns={{ base: 1, md: 3 }} gap={12}>
        <DatePicker
          label={messages.validFrom}
          name="brand_details.valid_from"
          isRequired
          isDisabled={isReadOnly}
          value={draft.valid_from === '' ? null : draft.valid_from}
          onChange={(day) => onChange((old) => ({ ...old, valid_from: day ?? '' }))}
          errorMessage={errors['brand_details.valid_from']}
        />
        <DatePicker
          label={messages.validTill}
          name="brand_details.valid_till"
          description={messages.validTillHelp}
          isDisabled={isReadOnly}
          value={draft.valid_till === '' ? null : draft.valid_till}
          onChange={(day) => onChange((old) => ({ ...old, valid_till: day ?? '' }))}
          errorMessage={errors['brand_details.valid_till']}
        />
        <NumberField
          label={messages.conversionFactor}
          name="brand_details.conversion_factor"
          unit="cm³/kg"
          minValue={1}
          maxValue={100_000}
          maxDecimals={2}
          isReadOnly={isReadOnly}
          value={draft.conversion_factor}
          onChange={(value) => onChange((old) => ({ ...old, conversion_factor: value }))}
          errorMessage={errors['brand_details.conversion_factor']}
        />
        <NumberField
          {...grams}
          label={messages.firstSlab}
          name="slab_g"
          value={draft.slab_g}
          onChange={(value) => onChange((old) => reshapeDraft(old, { slab_g: value }))}
          errorMessage={errors['slab_g']}
        />
        <NumberField
          {...grams}
          label={messages.furtherSlab}
          name="additional_slab_g"
          placeholder={messages.likeFirst}
          value={draft.additional_slab_g}
          onChange={(value) => onChange((old) => reshapeDraft(old, { additional_slab_g: value }))}
          errorMessage={errors['additional_slab_g']}
        />
        <NumberField
          {...grams}
          minValue={0}
          label={messages.minimumWeight}
          name="brand_details.minimum_weight"
          value={draft.minimum_g}
          onChange={(value) => onChange((old) => ({ ...old, minimum_g: value }))}
          errorMessage={errors['brand_details.minimum_weight']}
        />
      </Grid>
    );
    if (movementsWithSlabs(draft).length === 0) return fields;
    return (
      <Stack gap={8}>
        {fields}
        <Inline gap={8}>
          <Text size="secondary" tone="second">
            {zoneSlabs === '' ? messages.sameSlabs : messages.zoneSlabs(zoneSlabs)}
          </Text>
          <ZoneSlabsDialog draft={draft} onChange={onChange} isReadOnly={isReadOnly} />
        </Inline>
      </Stack>
    );
  },
  isSameExcept('draft', terms),
);
