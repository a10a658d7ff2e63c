import { createElement, useMemo, type ComponentType, type ReactNode } from 'react';

type Args = Record<string, unknown>;
type Render = (args: Args, context: object) => ReactNode;
type Decorator = (story: () => ReactNode, context: object) => ReactNode;

/** Properties of a story, or of all stories of a file. */
export interface StoryMeta {
  args?: Args;
  render?: Render;
  decorators?: Decorator | Decorator[];
  component?: ComponentType<Args>;
  /** `isOverPage`: it is shown over the page without being opened. */
  parameters?: { isOverPage?: boolean };
}

export interface StoryElementProps {
  /** Called when the overlay has closed. */
  onClose?: () => void;
}

/** Props that open an overlay, with their handlers. */
const openProps = [
  ['isOpen', 'onOpenChange'],
  ['defaultOpen', 'onOpenChange'],
  ['isMobileOpen', 'onMobileOpenChange'],
] as const;

const mergeArgs = (meta: StoryMeta, story: StoryMeta): Args => ({ ...meta.args, ...story.args });

/** Whether a story is open over the page initially. Several at once would cover one another and the page. */
export function isOverPage(meta: StoryMeta, story: StoryMeta): boolean {
  const args = mergeArgs(meta, story);
  return (
    (story.parameters?.isOverPage ?? meta.parameters?.isOverPage ?? false) ||
    openProps.some(([isOpen]) => args[isOpen] === true)
  );
}

/** Adds handlers to the arguments, so that an overlay can be closed. */
function withCloseHandlers(args: Args, onClose: () => void): Args {
  const told = { ...args };
  for (const [isOpen, onOpenChange] of openProps) {
    if (args[isOpen] !== true) continue;
    const handler = args[onOpenChange];
    told[onOpenChange] = (next: boolean) => {
      if (typeof handler === 'function') handler(next);
      if (!next) onClose();
    };
  }
  return told;
}

/**
 * Builds a component from a story: its arguments override the file's, its decorators are inside the file's.
 */
export function createStoryComponent(meta: StoryMeta, story: StoryMeta): ComponentType<StoryElementProps> {
  const Component = meta.component;
  const render =
    story.render ?? meta.render ?? ((given: Args) => (Component ? createElement(Component, given) : null));
  const decorators = [story.decorators ?? [], meta.decorators ?? []].flat();
  // A component, because stories use hooks in `render`.
  const Innermost = ({ args, context }: { args: Args; context: object }) => render(args, context);
  return function Story({ onClose }) {
    // Decorators create components: without the memo they would lose their state on each render.
    return useMemo(() => {
      const args = onClose ? withCloseHandlers(mergeArgs(meta, story), onClose) : mergeArgs(meta, story);
      const context = { args, globals: {}, parameters: {} };
      return decorators.reduce<() => ReactNode>(
        (inner, decorate) => () => decorate(inner, context),
        () => createElement(Innermost, { args, context }),
      )();
    }, [onClose]);
  };
}
