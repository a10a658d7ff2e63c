import type { ComponentType, ReactNode } from 'react';
import { createElement, lazy } from 'react';

type Args = Record<string, unknown>;
type Render = (args: Args, context: object) => ReactNode;
type Decorator = (story: () => ReactNode, context: object) => ReactNode;

interface Told {
  args?: Args;
  render?: Render;
  decorators?: Decorator | Decorator[];
  component?: ComponentType<Args>;
}

type StoryModule = { default: Told } & Record<string, Told>;

const files = import.meta.glob<StoryModule>([
  '../../../../../packages/ui/src/**/*.stories.tsx',
  '../../../../../packages/domain/src/**/*.stories.tsx',
]);

/** A story as a component: its arguments over the file's, its decorators inside the file's. */
export function componentOf(meta: Told, story: Told): ComponentType {
  const args = { ...meta.args, ...story.args };
  const Component = meta.component;
  const render =
    story.render ?? meta.render ?? ((given: Args) => (Component ? createElement(Component, given) : null));
  const decorators = [story.decorators ?? [], meta.decorators ?? []].flat();
  return function Story() {
    const context = { args, globals: {}, parameters: {} };
    // A component of its own, because stories use hooks in `render`.
    const Innermost = () => render(args, context);
    return decorators.reduce<() => ReactNode>(
      (inner, decorate) => () => decorate(inner, context),
      () => createElement(Innermost),
    )();
  };
}

const loaded = new Map<string, ComponentType>();

/** The story by its file and export, loaded when it is first drawn. */
export function storyComponent(file: string, name: string): ComponentType {
  const key = `${file}#${name}`;
  const known = loaded.get(key);
  if (known) return known;
  const load = files[`../../../../../${file}`];
  const Story = lazy(async () => {
    const module = await load?.();
    const story = module?.[name];
    return { default: module && story ? componentOf(module.default, story) : () => null };
  });
  loaded.set(key, Story);
  return Story;
}
