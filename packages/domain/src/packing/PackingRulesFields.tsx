import { Checkbox, Grid, SegmentedControl, Stack, TextField, ToggleChips } from '@khep/ui';
import { rotationRules } from './packingRules.ts';
import type { PackingRules, RotationRule } from './packingRules.ts';

const rotationLabels: Record<RotationRule, string> = {
  any: 'Any',
  upright: 'Upright only',
  none: 'None',
};
const rotationHelp: Record<RotationRule, string> = {
  any: 'Can be laid on any side.',
  upright: 'Height stays vertical; can be rotated on its base.',
  none: 'Packed in its measured orientation.',
};

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
            description="No items are packed on top."
            errorMessage={errors.fragile}
          >
            Fragile
          </Checkbox>
          <Checkbox
            value={isOwn}
            onChange={(ships_in_own_box) => onChange({ ships_in_own_box })}
            description={
              isOwn
                ? 'Each unit is a separate parcel with the weight and dimensions of its carton.'
                : 'Its carton can be shipped as it is.'
            }
            errorMessage={errors.ships_in_own_box}
          >
            Ships in its own box
          </Checkbox>
        </Stack>
        <SegmentedControl
          label="Rotation"
          items={rotationRules.map((id) => ({ id, label: rotationLabels[id] }))}
          value={rotations}
          onChange={(id) => onChange({ rotations: rotationRules.find((rule) => rule === id) ?? 'any' })}
          description={isOwn ? "Doesn't apply in its own box." : rotationHelp[rotations]}
          errorMessage={errors.rotations}
          isDisabled={isOwn}
        />
      </Grid>
      <Grid columns={{ base: 1, md: 2 }} gap={16}>
        <TextField
          label="Do not mix"
          description="A tag such as scented or food. Items with different tags never share a box."
          value={tag}
          onChange={(do_not_mix) => onChange({ do_not_mix: do_not_mix ?? '' })}
          errorMessage={errors.do_not_mix}
        />
        {tags.length > 0 && (
          <ToggleChips
            label="Tags in use"
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
