import { createElement, lazy, type ComponentType } from 'react';
import { Reveal } from './Reveal.tsx';
import { createStoryComponent, isOverPage, type StoryMeta } from './storyElement.ts';

type StoryModule = { default: StoryMeta } & Record<string, StoryMeta>;

const files = import.meta.glob<StoryModule>([
  '../../../../../packages/ui/src/**/*.stories.tsx',
  '../../../../../packages/domain/src/**/*.stories.tsx',
]);

export interface StoryProps {
  /** Title of the story. */
  title: string;
}

/** A story in the page, or behind a button if it opens over the page. */
function shown(meta: StoryMeta, story: StoryMeta): ComponentType<StoryProps> {
  const Story = createStoryComponent(meta, story);
  if (!isOverPage(meta, story)) return () => createElement(Story);
  return ({ title }) =>
    createElement(Reveal, { title, draw: (onClose) => createElement(Story, { onClose }) });
}

const loaded = new Map<string, ComponentType<StoryProps>>();

/** The story of a file and export, loaded when it is first rendered. */
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
