import { ComboBox } from '@khep/ui';
import type { ComboBoxProps } from '@khep/ui';
import { domainMessages } from '../messages.ts';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { indianStates, resolveState } from './states.ts';

const defaults = domainMessages.address;

const states = indianStates.map(({ name }) => ({ id: name, label: name }));

export interface StateFieldProps extends Pick<
  ComboBoxProps,
  'name' | 'size' | 'isRequired' | 'errorMessage'
> {
  /** A state as it was typed or imported; one that doesn't exist is named at the field, which stays empty. */
  value: string;
  onChange: (state: string) => void;
}

/** The state of an Indian address: only those that exist can be chosen. */
export function StateField({ value, onChange, errorMessage, ...props }: StateFieldProps) {
  const messages = useDomainMessages('address', defaults);
  const known = resolveState(value)?.name;
  const problem = known === undefined && value !== '' ? messages.noState(value) : undefined;
  return (
    <ComboBox
      {...props}
      label={messages.state}
      items={states}
      value={known ?? ''}
      onChange={(next) => onChange(next ?? '')}
      errorMessage={errorMessage ?? problem}
    />
  );
}
