import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types';

/** A type in words: the members of a union, which Storybook's table calls "union". */
function spell(type: SBType): string | undefined {
  if (type.name === 'enum') return type.value.map((value) => JSON.stringify(value)).join(' | ');
  return type.name === 'union' || type.name === 'other' ? type.raw : undefined;
}

/** Shows the members of unions in the tables of props. */
export const spellUnions: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType;
      const summary = type && typeof type === 'object' ? spell(type) : undefined;
      if (summary === undefined) return [name, argType];
      return [name, { ...argType, table: { ...argType.table, type: { summary } } }];
    }),
  );
