import { IconButton, Menu, MoreIcon } from '@khep/ui';
import type { MenuItem } from '@khep/ui';

export interface RowMenuProps {
  /** Names the row: "Actions for Indigo saree". */
  label: string;
  items: readonly MenuItem[];
}

/** Shows the actions for one row of a list. */
export function RowMenu({ label, items }: RowMenuProps) {
  return (
    <Menu
      label={label}
      items={items}
      trigger={
        <IconButton label={label} size="small">
          <MoreIcon />
        </IconButton>
      }
    />
  );
}
