import type { ComponentDocs } from '@khep/ui';
import { describe, expect, it } from 'vitest';
import type { ComponentEntry } from '../../../vite/catalogue/types.ts';
import { findComponents, shelfOf, slugOf } from './find.ts';

const entry = (title: string, props: string[] = []): ComponentEntry => ({
  title,
  name: title.split('/').at(-1)!,
  file: '',
  stories: [],
  props: props.map((name) => ({ name, type: 'string', isRequired: false, description: '' })),
});

const button = entry('Kit/Button', ['isPending']);
const icon = entry('Kit/IconButton');
const order = entry('Domain/Order steps', ['button']);
const entries = [icon, button, order];
const purposes: Record<string, string> = { Button: 'Starts an action' };
const docsOf = (name: string) =>
  name in purposes ? ({ name, purpose: purposes[name] } as ComponentDocs) : undefined;

const names = (sought: string) => findComponents(entries, sought, docsOf).map(({ name }) => name);

describe('finding a component', () => {
  it('shows all of them while nothing is sought', () => {
    expect(names(' ')).toEqual(['IconButton', 'Button', 'Order steps']);
  });

  it('puts what begins with the word before what holds it, and the rest after', () => {
    expect(names('button')).toEqual(['Button', 'IconButton', 'Order steps']);
  });

  it('finds by purpose and by the name of a prop, with every word', () => {
    expect(names('action')).toEqual(['Button']);
    expect(names('kit ispending')).toEqual(['Button']);
    expect(names('action nowhere')).toEqual([]);
  });

  it('names the shelf and the address', () => {
    expect(shelfOf(order)).toBe('Domain');
    expect(slugOf(order)).toBe('domain/order-steps');
  });
});
