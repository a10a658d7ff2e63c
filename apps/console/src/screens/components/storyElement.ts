import { createElement, useMemo, type ComponentType, type ReactNode } from 'react';

type Args = Record<string, unknown>;
type Render = (args: Args, context: object) => ReactNode;
type Decorator = (story: () => ReactNode, context: object) => ReactNode;

/** What a file of stories, or one of them, says of itself. */
export interface Told {
  args?: Args;
  render?: Render;
  decorators?: Decorator | Decorator[];
  component?: ComponentType<Args>;
  /** `isOverPage`: it has a place of its own on the window, and shows without being opened. */
  parameters?: { isOverPage?: boolean };
}

export interface DrawnStoryProps {
  /** Called when what is out from the first has closed. */
  onClose?: () => void;
}

/** What makes an overlay be out, and what it calls to close. */
const openings = [
  ['isOpen', 'onOpenChange'],
  ['isMobileOpen', 'onMobileOpenChange'],
] as const;

const argsOf = (meta: Told, story: Told): Args => ({ ...meta.args, ...story.args });

/** Out over the page from the first: several of them at once would lie over one another, and over all that is told. */
export function isOverPage(meta: Told, story: Told): boolean {
  const args = argsOf(meta, story);
  return (
    (story.parameters?.isOverPage ?? meta.parameters?.isOverPage ?? false) ||
    openings.some(([isOpen]) => args[isOpen] === true)
  );
}

/** The arguments, so that what is out can be closed: a story alone would hold it open. */
function closing(args: Args, onClose: () => void): Args {
  const told = { ...args };
  for (const [isOpen, onOpenChange] of openings) {
    if (args[isOpen] !== true) continue;
    const handler = args[onOpenChange];
    told[onOpenChange] = (next: boolean) => {
      if (typeof handler === 'function') handler(next);
      if (!next) onClose();
    };
  }
  return told;
}

/** A story as a component: its arguments over the file's, its decorators inside the file's. */
export function componentOf(meta: Told, story: Told): ComponentType<DrawnStoryProps> {
  const Component = meta.component;
  const render =
    story.render ?? meta.render ?? ((given: Args) => (Component ? createElement(Component, given) : null));
  const decorators = [story.decorators ?? [], meta.decorators ?? []].flat();
  // A component of its own, because stories use hooks in `render`.
  const Innermost = ({ args, context }: { args: Args; context: object }) => render(args, context);
  return function Story({ onClose }) {
    // Decorators make components of what they are given: made anew with every drawing, they would forget their state.
    return useMemo(() => {
      const args = onClose ? closing(argsOf(meta, story), onClose) : argsOf(meta, story);
      const context = { args, globals: {}, parameters: {} };
      return decorators.reduce<() => ReactNode>(
        (inner, decorate) => () => decorate(inner, context),
        () => createElement(Innermost, { args, context }),
      )();
    }, [onClose]);
  };
}
