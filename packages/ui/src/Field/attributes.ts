import type { FieldAttributes } from './FieldProps.ts';

const pick = (props: object, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(props).filter(([name]) => isWanted(name)));

/** The `data-…` props, for the outermost element of a field. */
export const dataAttributes = (props: object): Pick<FieldAttributes, `data-${string}`> =>
  pick(props, (name) => name.startsWith('data-'));

/** The `aria-…` props, for the control. `aria-describedby` is joined with the field's own, see `describedBy`. */
export const ariaAttributes = (props: object): Record<`aria-${string}`, string> =>
  pick(props, (name) => name.startsWith('aria-') && name !== 'aria-describedby');
