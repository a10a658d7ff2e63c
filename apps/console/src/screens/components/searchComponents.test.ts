import type { ComponentDocs } from '@khep/ui';
import { describe, expect, it } from 'vitest';
import type { ComponentEntry } from '../../../vite/catalogue/types.ts';
import { findComponents, groupComponents, componentSlug } from './searchComponents.ts';

const entry = (title: string, props: string[] = []): ComponentEntry => ({
  title,
  name: title.split('/').at(-1)!,
  chapters: [{ title: 'Ticked rows', file: '', stories: [] }],
  propTables: [
    {
      component: title,
      props: props.map((name) => ({ name, type: 'string', isRequired: false, description: '' })),
    },
  ],
});

const button = entry('Kit/Button', ['isPending']);
const icon = entry('Kit/IconButton');
const order = entry('Domain/Order steps', ['button']);
const entries = [icon, button, order];
const buttonDocs: ComponentDocs = {
  name: 'Button',
  group: 'actions',
  purpose: 'Starts an action',
  keywords: ['cta'],
  do: [],
  dont: [],
};
const docsOf = (name: string) => (name === 'Button' ? buttonDocs : undefined);

const names = (sought: string) => findComponents(entries, sought, docsOf).map(({ name }) => name);

describe('finding a component', () => {
  it('shows all without a search', () => {
    expect(names(' ')).toEqual(['IconButton', 'Button', 'Order steps']);
  });

  it('sorts names that start with the word first, then names that contain it', () => {
    expect(names('button')).toEqual(['Button', 'IconButton', 'Order steps']);
  });

  it('finds by purpose and by the name of a prop, with every word', () => {
    expect(names('action')).toEqual(['Button']);
    expect(names('cta')).toEqual(['Button']);
    expect(names('kit ispending')).toEqual(['Button']);
    expect(names('action nowhere')).toEqual([]);
  });

  it('finds by the name of a chapter', () => {
    expect(names('ticked')).toHaveLength(3);
  });

  it('puts each component in one group, by its docs', () => {
    expect(
      groupComponents(entries, docsOf).map(({ title, entries: on }) => [
        title,
        ...on.map(({ name }) => name),
      ]),
    ).toEqual([
      ['Actions', 'Button'],
      ['Layout', 'IconButton'],
      ['Shipping', 'Order steps'],
    ]);
  });

  it('builds the slug', () => {
    expect(componentSlug(order)).toBe('domain/order-steps');
  });
});
