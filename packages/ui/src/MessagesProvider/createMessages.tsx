import { createContext, useContext, type ReactNode } from 'react';

/** The shape of a part of a message map, with any text in place of the English one. */
export type Messages<Defaults> = Defaults extends string
  ? string
  : Defaults extends (...values: infer Values) => unknown
    ? (...values: Values) => string
    : Defaults extends readonly unknown[]
      ? readonly string[]
      : { readonly [Key in keyof Defaults]: Messages<Defaults[Key]> };

/** Any of the messages of a map; the others stay as they are. */
export type MessageOverrides<Defaults> = Defaults extends
  | string
  | readonly unknown[]
  | ((...values: never) => unknown)
  ? Messages<Defaults>
  : { readonly [Key in keyof Defaults]?: MessageOverrides<Defaults[Key]> };

export interface MessagesProviderProps<All> {
  /** Replaces messages below it. Keep its identity: make it once. */
  messages: MessageOverrides<All>;
  children: ReactNode;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The defaults with the overrides in their places. */
function merge(defaults: unknown, overrides: unknown): unknown {
  if (!isGroup(defaults) || !isGroup(overrides)) return overrides ?? defaults;
  return Object.fromEntries(
    Object.entries(defaults).map(([key, value]) => [key, merge(value, overrides[key])]),
  );
}

/**
 * A provider and a hook for the messages of one package. The hook takes the default messages of a part, so that a
 * component bundles no other component's messages.
 */
export function createMessages<All extends object>() {
  const Overrides = createContext<MessageOverrides<All> | undefined>(undefined);
  const merged = new WeakMap<object, WeakMap<object, unknown>>();

  /** Merges once for each pair of defaults and overrides. */
  function mergeOnce(defaults: object, overrides: object): unknown {
    const known = merged.get(overrides) ?? new WeakMap<object, unknown>();
    merged.set(overrides, known);
    if (!known.has(defaults)) known.set(defaults, merge(defaults, overrides));
    return known.get(defaults);
  }

  /** Replaces messages for the components below it: another language, or a brand's terms. */
  function MessagesProvider({ messages, children }: MessagesProviderProps<All>) {
    return <Overrides value={messages}>{children}</Overrides>;
  }

  /** The messages of one part of the map: its defaults, or their replacements. */
  function useMessages<Part extends keyof All>(part: Part, defaults: All[Part]): Messages<All[Part]> {
    const all = useContext(Overrides) as Readonly<Partial<Record<keyof All, unknown>>> | undefined;
    const overrides = all?.[part];
    const result =
      isGroup(defaults) && isGroup(overrides) ? mergeOnce(defaults, overrides) : (overrides ?? defaults);
    return result as Messages<All[Part]>;
  }

  return { MessagesProvider, useMessages };
}
