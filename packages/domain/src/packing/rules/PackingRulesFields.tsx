import { Checkbox, Grid, SegmentedControl, Stack, TextField, ToggleChips } from '@khep/ui';
import { rotationRules } from './packingRules.ts';
import type { PackingRules } from './packingRules.ts';
import { domainMessages } from '../../messages.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';

const defaults = domainMessages.packingRules;

export interface PackingRulesFieldsProps {
  /** The rules; omitted ones have their default. */
  value: Partial<PackingRules>;
  /** Receives only the changed rules. */
  onChange: (patch: Partial<PackingRules>) => void;
  /** Tags of other products, offered for selection. */
  tags?: readonly string[];
  /** Messages by field. */
  errors?: Readonly<Partial<Record<keyof PackingRules, string>>>;
}

const noTags: readonly string[] = [];
const noErrors: NonNullable<PackingRulesFieldsProps['errors']> = {};

/** Edits a product's packing rules: rotation, stacking and mixing. */
export function PackingRulesFields({
  value,
  onChange,
  tags = noTags,
  errors = noErrors,
}: PackingRulesFieldsProps) {
  const messages = useDomainMessages('packingRules', defaults);
  const rotations = value.rotations ?? 'any';
  const tag = value.do_not_mix ?? '';
  const isOwn = value.ships_in_own_box ?? false;
  return (
    <Stack gap={16}>
      <Grid columns={{ base: 1, md: 2 }} gap={16}>
        <Stack gap={12}>
          <Checkbox
            value={value.fragile}
            onChange={(fragile) => onChange({ fragile })}
            description={messages.fragileHelp}
            errorMessage={errors.fragile}
          >
            {messages.fragile}
          </Checkbox>
          <Checkbox
            value={isOwn}
            onChange={(ships_in_own_box) => onChange({ ships_in_own_box })}
            description={isOwn ? messages.ownBoxOn : messages.ownBoxHelp}
            errorMessage={errors.ships_in_own_box}
          >
            {messages.ownBox}
          </Checkbox>
        </Stack>
        <SegmentedControl
          label={messages.rotation}
          items={rotationRules.map((id) => ({ id, label: messages.rotations[id] }))}
          value={rotations}
          onChange={(id) => onChange({ rotations: rotationRules.find((rule) => rule === id) ?? 'any' })}
          description={isOwn ? messages.noRotation : messages.rotationHelp[rotations]}
          errorMessage={errors.rotations}
          isDisabled={isOwn}
        />
      </Grid>
      <Grid columns={{ base: 1, md: 2 }} gap={16}>
        <TextField
          label={messages.doNotMix}
          description={messages.doNotMixHelp}
          value={tag}
          onChange={(do_not_mix) => onChange({ do_not_mix: do_not_mix ?? '' })}
          errorMessage={errors.do_not_mix}
        />
        {tags.length > 0 && (
          <ToggleChips
            label={messages.tags}
            items={tags.map((id) => ({ id, label: id }))}
            value={tags.filter((one) => one === tag.trim().toLowerCase())}
            isSingle
            onChange={([chosen]) => onChange({ do_not_mix: chosen ?? '' })}
          />
        )}
      </Grid>
    </Stack>
  );
}
