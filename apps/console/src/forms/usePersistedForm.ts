import { useEffect, useState } from 'react';
import { getSession } from '../session.ts';
import { useForm } from './useForm.ts';
import type { FormState, Schema } from './useForm.ts';

export interface PersistedFormState<Values extends object> extends FormState<Values> {
  /** The form began with something that was typed before and never sent. */
  isRestored: boolean;
  /** Back to the values that are saved; what was typed is gone. */
  startOver: () => void;
  /** It was sent, or given up: nothing comes back the next time. */
  forget: () => void;
}

/**
 * A form that survives a reload, the back button, a link pressed too early and a session that ended: for this tab and
 * this person. Only what differs from the saved values is kept, so that what others changed meanwhile shows.
 * @param name which form: `sku:new`
 * @param except what no browser may keep, such as a password
 */
export function usePersistedForm<Values extends object>(
  schema: Schema<Values>,
  initial: Partial<Values>,
  name: string,
  except: readonly (keyof Values & string)[] = [],
): PersistedFormState<Values> {
  const { brand_id, email } = getSession();
  const [key] = useState(`form:${brand_id}:${email}:${name}`);
  const [begin] = useState(initial);
  const [found, setFound] = useState<Partial<Values> | undefined>(() => read(key));
  const form = useForm(schema, begin, found);
  const { values } = form;
  const unkept = except.join();

  // Values change in many ways and are kept in one: whatever the way was.
  useEffect(() => {
    const typed = differing(values, begin, unkept.split(','));
    try {
      if (Object.keys(typed).length === 0) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(typed));
    } catch {
      // A full or forbidden storage costs the convenience, not the form.
    }
  }, [key, values, begin, unkept]);

  function forget() {
    sessionStorage.removeItem(key);
    setFound(undefined);
  }
  return {
    ...form,
    isRestored: found !== undefined,
    startOver() {
      forget();
      form.reset(begin);
    },
    forget,
  };
}

/** What of some values is not as it was; a value that was taken out is null, which JSON can say. */
function differing<Values extends object>(
  values: Partial<Values>,
  begin: Partial<Values>,
  except: readonly string[],
): Partial<Values> {
  const names = Object.keys({ ...begin, ...values }) as (keyof Values & string)[];
  const entries = names
    .filter((name) => !except.includes(name) && JSON.stringify(values[name]) !== JSON.stringify(begin[name]))
    .map((name) => [name, values[name] ?? null]);
  return Object.fromEntries(entries) as Partial<Values>;
}

function read<Values extends object>(key: string): Partial<Values> | undefined {
  try {
    const text = sessionStorage.getItem(key);
    if (text === null) return undefined;
    // A field that was emptied has no value, as while it was typed in.
    const entries = Object.entries(JSON.parse(text) as object).map(([name, value]) => [
      name,
      value ?? undefined,
    ]);
    return Object.fromEntries(entries) as Partial<Values>;
  } catch {
    return undefined;
  }
}
