import { createElement, lazy, type ComponentType } from 'react';
import { Reveal } from './Reveal.tsx';
import { componentOf, isOverPage, type Told } from './storyElement.ts';

type StoryModule = { default: Told } & Record<string, Told>;

const files = import.meta.glob<StoryModule>([
  '../../../../../packages/ui/src/**/*.stories.tsx',
  '../../../../../packages/domain/src/**/*.stories.tsx',
]);

export interface StoryProps {
  /** Its name in words. */
  title: string;
}

/** A story in its place on the page, or behind a press. */
function shown(meta: Told, story: Told): ComponentType<StoryProps> {
  const Story = componentOf(meta, story);
  if (!isOverPage(meta, story)) return () => createElement(Story);
  return ({ title }) =>
    createElement(Reveal, { title, draw: (putAway) => createElement(Story, { onClose: putAway }) });
}

const loaded = new Map<string, ComponentType<StoryProps>>();

/** The story by its file and export, loaded when it is first drawn. */
export function storyComponent(file: string, name: string): ComponentType<StoryProps> {
  const key = `${file}#${name}`;
  const known = loaded.get(key);
  if (known) return known;
  const load = files[`../../../../../${file}`];
  const Story = lazy(async () => {
    const module = await load?.();
    const story = module?.[name];
    return { default: module && story ? shown(module.default, story) : () => null };
  });
  loaded.set(key, Story);
  return Story;
}
