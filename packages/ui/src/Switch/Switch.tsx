import { useImperativeHandle, useRef, type ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import { checkbox, words } from '../Checkbox/Checkbox.css.ts';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import type { FieldProps, ValueProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
import { useValue } from '../Field/useValue.ts';
import { track } from './Switch.css.ts';

interface SwitchOptions extends Omit<
  FieldProps<HTMLInputElement>,
  'label' | 'isLabelHidden' | 'size' | 'action' | 'isRequired'
> {
  /** A statement that is true while it is on: "Returns come back to this warehouse". */
  children: ReactNode;
}

export type SwitchProps = SwitchOptions & ValueProps<boolean>;

/** On or off, with immediate effect. */
export function Switch({ ref, ...props }: SwitchProps) {
  const { id, root, described, notes, clearError } = useField('Switch', props);
  const [value = false, setValue] = useValue(props);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!);
  return (
    <AriaSwitch
      {...root}
      {...described}
      id={id}
      inputRef={input}
      name={props.name}
      isSelected={value}
      onChange={(isOn) => {
        clearError();
        setValue(isOn);
      }}
      isDisabled={props.isDisabled ?? false}
      className={checkbox}
    >
      <span className={track} />
      <span className={words}>
        <span>{props.children}</span>
        <FieldNotes {...notes} />
      </span>
    </AriaSwitch>
  );
}
