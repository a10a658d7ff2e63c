import { describe, expect, it } from 'vitest';
import { createTypeahead } from './typeahead.ts';

const cities = ['Kannur', 'Kochi', 'Kolkata', 'Mumbai', 'Mysuru'].map((label) => ({ label }));

describe('finding an option by its letters', () => {
  it('goes to the first that begins with what is typed', () => {
    const typeahead = createTypeahead();
    expect(typeahead.find('m', cities, -1, 0)).toBe(3);
    expect(typeahead.find('y', cities, 3, 200)).toBe(4);
  });

  it('goes through those of one letter when it is typed again', () => {
    const typeahead = createTypeahead();
    expect(typeahead.find('k', cities, -1, 0)).toBe(0);
    expect(typeahead.find('k', cities, 0, 300)).toBe(1);
    expect(typeahead.find('k', cities, 1, 600)).toBe(2);
    expect(typeahead.find('k', cities, 2, 900)).toBe(0);
  });

  it('stays where it is while the word still fits', () => {
    const typeahead = createTypeahead();
    expect(typeahead.find('k', cities, -1, 0)).toBe(0);
    expect(typeahead.find('o', cities, 0, 100)).toBe(1);
    expect(typeahead.find('l', cities, 1, 200)).toBe(2);
  });

  it('starts a new word after a pause', () => {
    const typeahead = createTypeahead();
    typeahead.find('k', cities, -1, 0);
    expect(typeahead.find('m', cities, 0, 1500)).toBe(3);
  });

  it('passes over what cannot be chosen, and minds neither case nor accents', () => {
    const typeahead = createTypeahead();
    const options = [{ label: 'Élan', isDisabled: true }, { label: 'Êtah' }];
    expect(typeahead.find('E', options, -1, 0)).toBe(1);
  });

  it('reports that no option matches', () => {
    expect(createTypeahead().find('z', cities, 0, 0)).toBe(-1);
  });
});
