import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import { checkbox, words } from '../Checkbox/Checkbox.css.ts';
import { description as descriptionStyle } from '../Field/field.css.ts';
import { track } from './Switch.css.ts';

export interface SwitchProps {
  /** What is on while it is on: "Returns come back to this warehouse". */
  children: ReactNode;
  value?: boolean | undefined;
  onChange?: (isOn: boolean) => void;
  description?: ReactNode;
  isDisabled?: boolean;
  name?: string;
}

/** Something that is on or off, and shows at once. */
export function Switch({ children, value = false, description, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} isSelected={value} className={checkbox} data-component="Switch">
      <span className={track} />
      <span className={words}>
        <span>{children}</span>
        {description && <span className={descriptionStyle}>{description}</span>}
      </span>
    </AriaSwitch>
  );
}
