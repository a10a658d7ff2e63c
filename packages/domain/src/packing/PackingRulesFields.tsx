import { Checkbox, Grid, SegmentedControl, Stack, TextField, ToggleChips } from '@khep/ui';
import { rotationRules } from './packingRules.ts';
import type { PackingRules, RotationRule } from './packingRules.ts';

const rotationWords: Record<RotationRule, string> = {
  any: 'Any way',
  upright: 'Upright only',
  none: 'Not at all',
};
const rotationHelp: Record<RotationRule, string> = {
  any: 'Packing may lay it on any of its sides.',
  upright: 'Its height stays vertical; it may be turned on its base.',
  none: 'It goes in as it is measured: length along the box, height up.',
};

export interface PackingRulesFieldsProps {
  /** What is said so far; what is absent says nothing. */
  value: Partial<PackingRules>;
  /** Only what changed. */
  onChange: (patch: Partial<PackingRules>) => void;
  /** Tags that other products have, to be chosen again. */
  tags?: readonly string[];
  /** Messages by field. */
  errors?: Readonly<Partial<Record<keyof PackingRules, string>>>;
}

const noTags: readonly string[] = [];
const noErrors: NonNullable<PackingRulesFieldsProps['errors']> = {};

/** How one product may be packed: how it may lie, what may stand on it, and what may lie beside it. */
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
            description="Nothing is packed on top of it."
            errorMessage={errors.fragile}
          >
            Fragile
          </Checkbox>
          <Checkbox
            value={isOwn}
            onChange={(ships_in_own_box) => onChange({ ships_in_own_box })}
            description={
              isOwn
                ? 'Each piece is a parcel by itself: its weight and sides are those of its carton.'
                : 'It comes in a carton that a courier takes as it is.'
            }
            errorMessage={errors.ships_in_own_box}
          >
            Ships in its own box
          </Checkbox>
        </Stack>
        <SegmentedControl
          label="May be turned"
          items={rotationRules.map((id) => ({ id, label: rotationWords[id] }))}
          value={rotations}
          onChange={(id) => onChange({ rotations: rotationRules.find((rule) => rule === id) ?? 'any' })}
          description={isOwn ? 'In its own box it is not turned by packing.' : rotationHelp[rotations]}
          errorMessage={errors.rotations}
          isDisabled={isOwn}
        />
      </Grid>
      <Grid columns={{ base: 1, md: 2 }} gap={16}>
        <TextField
          label="Do not mix"
          description="A tag such as scented or food. Goods of different tags never share a box; goods without one go with any."
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
