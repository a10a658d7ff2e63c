import { describe, expectTypeOf, it } from 'vitest';
import type { CheckboxProps } from '../Checkbox/index.ts';
import type { SelectProps } from '../Select/index.ts';
import type { TextFieldProps } from '../TextField/index.ts';
import type { ValueProps } from './FieldProps.ts';

describe('ValueProps', () => {
  it('requires onChange with value', () => {
    expectTypeOf<{ value: string }>().not.toExtend<ValueProps<string>>();
    expectTypeOf<{ label: string; value: string }>().not.toExtend<TextFieldProps>();
    expectTypeOf<{ children: string; value: boolean }>().not.toExtend<CheckboxProps>();
    expectTypeOf<{ label: string; items: []; value: string }>().not.toExtend<SelectProps>();
  });
  it('accepts a controlled value, also an empty one', () => {
    expectTypeOf<{
      value: string | undefined;
      onChange: (value: string) => void;
    }>().toExtend<ValueProps<string>>();
  });
  it('accepts an uncontrolled value with or without onChange', () => {
    expectTypeOf<{ defaultValue: string }>().toExtend<ValueProps<string>>();
    expectTypeOf<{ onChange: (value: string) => void }>().toExtend<ValueProps<string>>();
    expectTypeOf<{ label: string }>().toExtend<TextFieldProps>();
  });
});
