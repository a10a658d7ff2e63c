import { describe, expect, it } from 'vitest';
import { gather, type ReadFile } from './gather.ts';

const story = { name: 'One', title: 'One', description: '', code: '' };
const file = (title: string, component?: string): ReadFile => ({
  file: `${title}.stories.tsx`,
  title,
  component,
  stories: [story],
});
const props = new Map(
  ['DataGrid', 'BuyerStep', 'Button'].map((name) => [
    name,
    [{ name: 'label', type: 'string', isRequired: true, description: '' }],
  ]),
);

describe('the files of a component', () => {
  it('are one entry, with its own stories before its chapters', () => {
    const [grid, ...others] = gather(
      [file('Kit/DataGrid/Keyboard'), file('Kit/DataGrid', 'DataGrid'), file('Kit/DataGrid/Bulk actions')],
      props,
    );
    expect(others).toEqual([]);
    expect(grid?.title).toBe('Kit/DataGrid');
    expect(grid?.chapters.map(({ title }) => title)).toEqual(['', 'Bulk actions', 'Keyboard']);
    expect(grid?.propTables.map(({ component }) => component)).toEqual(['DataGrid']);
  });

  it('show their states apart, which make no entry of their own', () => {
    const [button, ...others] = gather([file('Kit/Button', 'Button'), file('Kit/Button/Matrix')], props);
    expect(others).toEqual([]);
    expect(button?.chapters).toHaveLength(1);
    expect(button?.matrix?.file).toBe('Kit/Button/Matrix.stories.tsx');
    expect(gather([file('Kit/Fields/Matrix')], props)).toEqual([]);
  });

  it('bring the props of every component that a chapter is about', () => {
    const [steps] = gather(
      [file('Domain/Order steps/Buyer', 'BuyerStep'), file('Domain/Order steps/Summary')],
      props,
    );
    expect(steps?.name).toBe('Order steps');
    expect(steps?.propTables.map(({ component }) => component)).toEqual(['BuyerStep']);
  });
});
