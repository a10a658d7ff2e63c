import { VersionConflict, newIdempotencyKey } from '@khep/api/client';
import type { CallError } from '@khep/api/client';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { changedValues, deleteDraft, draftKey, loadDraft, saveDraft, toFormValues } from './drafts.ts';
import { useLeaveGuard } from './useLeaveGuard.tsx';
import { mergeChanges } from './mergeChanges.ts';
import type { RemoteChange } from './mergeChanges.ts';
import { useForm } from './useForm.ts';
import type { FieldErrors, FormState, Schema } from './useForm.ts';

/** How one try to save is sent; what `useAction().run` takes. */
export interface SaveOptions {
  idempotencyKey: string;
  ifMatch: number | undefined;
}

/** The result of an attempt to save, as `useAction().run` returns it. */
export type SaveResult<Answer> =
  | { ok: true; answer: Answer }
  | { ok: false; message: string; fields: FieldErrors; error?: CallError | undefined };

/** Everything a form needs besides its fields. */
export interface FormDeclaration<Values extends object, Answer> {
  /** Names the draft: `sku:new`, `sku:sku_1`. */
  name: string;
  schema: Schema<Values>;
  /** The record, or the values of a new one. */
  initial: Partial<Values>;
  /** Version of the record; none for a new one. @default `initial.version` */
  version?: number | undefined;
  /** Sends the values. Pass the options on to `useAction().run`. */
  save: (values: Values, options: SaveOptions) => Promise<SaveResult<Answer>>;
  /** After saving: closes the drawer, or goes to the record. */
  onSaved: (answer: Answer) => void;
  /** The record of a version conflict as form values. @default as it is */
  toValues?: (record: unknown) => Partial<Values>;
  /** After the server rejected fields: a form of steps shows the first of them. */
  onRejected?: (errors: FieldErrors) => void;
  /** Values that may not be stored in the browser, such as a password. */
  except?: readonly (keyof Values & string)[];
  /** Saves over another user's changes of other fields without asking. @default false */
  mergesQuietly?: boolean;
  /** All tabs of this browser show the draft. For values without personal data. @default false */
  isShared?: boolean;
  /** Paths of other pages that show the draft: going there asks nothing. */
  alsoAt?: readonly string[];
}

/** Another user's change that is open to be resolved. */
export interface OpenConflict<Values extends object> {
  changes: readonly RemoteChange[];
  merged: Partial<Values>;
  /** The record as it is now. */
  theirs: Partial<Values>;
  version: number | undefined;
  /** Empty where unknown. */
  changedBy: string;
  /** ISO time; empty where unknown. */
  changedAt: string;
  /** Found on saving, or when a draft was opened over a newer record. */
  origin: 'save' | 'draft';
}

export interface DraftForm<Values extends object> extends FormState<Values> {
  /** The form began with a draft. */
  isRestored: boolean;
  /** Back to the record's values; deletes the draft. */
  startOver: () => void;
  isPending: boolean;
  /** The error of the form as a whole; empty where there is none. */
  problem: string;
  /** Validates and saves. Ignored while a save is pending. */
  submit: () => void;
  conflict: OpenConflict<Values> | undefined;
  /** Takes the chosen values over the newer record, and saves them where the conflict came from saving. */
  resolve: (values: Partial<Values>) => void;
  /** Closes the conflict and keeps the input. */
  dismissConflict: () => void;
  /** The question before leaving; draw it beside the form. */
  leaveDialog: ReactNode;
}

/** The version of a record that has one. */
export function versionOf(record: object): number | undefined {
  return 'version' in record && typeof record.version === 'number' ? record.version : undefined;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The version after a save: of `data` in the response, or of the one record in it. */
function answeredVersion(answer: unknown): number | undefined {
  const data = isObject(answer) && 'data' in answer ? answer.data : undefined;
  if (!isObject(data)) return undefined;
  return versionOf(data) ?? Object.values(data).filter(isObject).map(versionOf).find(Number.isFinite);
}

interface Opened<Values extends object> {
  initial: Partial<Values>;
  typed: Partial<Values> | undefined;
  idempotencyKey: string;
  conflict: OpenConflict<Values> | undefined;
}

/** Opens the record with the draft over it. What others changed since the draft began is a conflict where both differ. */
function open<Values extends object>(
  key: string,
  initial: Partial<Values>,
  isShared: boolean,
): Opened<Values> {
  const draft = loadDraft(key, isShared);
  if (!draft) return { initial, typed: undefined, idempotencyKey: newIdempotencyKey(), conflict: undefined };
  const typed = toFormValues(draft.typed) as Partial<Values>;
  const base = { ...initial, ...toFormValues(draft.base) };
  const mine = { ...initial, ...typed };
  const { values, changes } = mergeChanges<Partial<Values>>(base, mine, initial);
  const clashes = changes.filter(({ isConflict }) => isConflict);
  return {
    initial,
    typed: values,
    idempotencyKey: draft.idempotencyKey,
    conflict:
      clashes.length === 0
        ? undefined
        : {
            changes: clashes,
            merged: values,
            theirs: initial,
            version: versionOf(initial),
            changedBy: '',
            changedAt: '',
            origin: 'draft',
          },
  };
}

/**
 * A form over one record: keeps a draft per brand and user, asks before it is left, sends one idempotency key for all
 * tries of a draft, one at a time, and merges what another user saved meanwhile.
 */
export function useDraftForm<Values extends object, Answer>({
  name,
  schema,
  initial: given,
  version: givenVersion,
  save,
  onSaved,
  toValues = (record) => record as Partial<Values>,
  onRejected,
  except = [],
  mergesQuietly = false,
  isShared = false,
  alsoAt = [],
}: FormDeclaration<Values, Answer>): DraftForm<Values> {
  const [key] = useState(() => draftKey(name));
  const [opened] = useState(() => open(key, given, isShared));
  const [initial, setInitial] = useState(opened.initial);
  const [version, setVersion] = useState(givenVersion ?? versionOf(given));
  const idempotencyKey = useRef(opened.idempotencyKey);
  const [isRestored, setRestored] = useState(opened.typed !== undefined);
  const [conflict, setConflict] = useState(opened.conflict);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const isSending = useRef(false);
  const form = useForm(schema, initial, opened.typed);
  const { values, isChanged } = form;
  const secrets = except.join();

  // Values change in many ways; the draft follows from the values alone.
  useEffect(() => {
    const changed = changedValues(values, initial, secrets.split(','));
    saveDraft(key, { ...changed, idempotencyKey: idempotencyKey.current }, isShared);
  }, [key, values, initial, secrets, isShared]);

  function begin(record: Partial<Values>, recordVersion: number | undefined) {
    setInitial(record);
    setVersion(recordVersion);
    form.reset(record);
  }
  function startOver() {
    deleteDraft(key, isShared);
    setRestored(false);
    setConflict(undefined);
    setProblem('');
    form.reset(initial);
  }
  const guard = useLeaveGuard(isChanged, startOver, { alsoAt });

  // A newer record arrived while nothing is typed: the form shows it.
  const givenText = JSON.stringify(given);
  const [shownText, setShownText] = useState(givenText);
  if (givenText !== shownText) {
    setShownText(givenText);
    if (!isChanged && !isPending) begin(given, givenVersion ?? versionOf(given));
  }

  async function send(valid: Values, ifMatch: number | undefined) {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setProblem('');
    try {
      const { result, sent, version: savedVersion } = await saveMerged(valid, ifMatch);
      if (result.ok) {
        deleteDraft(key, isShared);
        idempotencyKey.current = newIdempotencyKey();
        // The sent values are the record now, until it is loaded again.
        begin(sent, answeredVersion(result.answer) ?? savedVersion);
        setRestored(false);
        guard.release();
        onSaved(result.answer);
        return;
      }
      if (result.error instanceof VersionConflict) {
        // Nothing was saved, and the chosen values are other ones.
        idempotencyKey.current = newIdempotencyKey();
        openConflict(result.error);
        return;
      }
      // An earlier try with other values was carried out, its response was lost: saving again is a new change.
      if (result.error?.code === 'key_reused') idempotencyKey.current = newIdempotencyKey();
      form.refuse(result.fields);
      onRejected?.(result.fields);
      setProblem(
        result.error?.code === 'key_reused'
          ? 'An earlier try was saved with other values. Check it in the list, then save again.'
          : result.message,
      );
    } finally {
      isSending.current = false;
      setPending(false);
    }
  }

  /** Saves, and again over a newer record where that changed other fields only. */
  async function saveMerged(valid: Values, ifMatch: number | undefined) {
    let sent = valid;
    let version = ifMatch;
    for (;;) {
      const result = await save(sent, { idempotencyKey: idempotencyKey.current, ifMatch: version });
      const done = { result, sent, version };
      if (result.ok || !mergesQuietly || !(result.error instanceof VersionConflict)) return done;
      const { merged, changes } = merge(result.error);
      const next = schema.safeParse(merged);
      const isNewer = result.error.version !== undefined && result.error.version !== version;
      if (changes.some(({ isConflict }) => isConflict) || !next.success || !isNewer) return done;
      sent = next.data;
      version = result.error.version;
    }
  }

  function merge(error: VersionConflict) {
    const theirs = error.current === undefined ? initial : toValues(error.current);
    const { values: merged, changes } = mergeChanges<Partial<Values>>(initial, values, theirs);
    return { theirs, merged, changes };
  }

  function openConflict(error: VersionConflict) {
    const { changedBy, changedAt, version: newer } = error;
    setConflict({ ...merge(error), version: newer, changedBy, changedAt, origin: 'save' });
  }

  return {
    ...form,
    isRestored,
    startOver,
    isPending,
    problem,
    submit() {
      if (isSending.current) return;
      const valid = form.check();
      if (valid) void send(valid, version);
    },
    conflict,
    resolve(chosen) {
      if (!conflict) return;
      setInitial(conflict.theirs);
      setVersion(conflict.version);
      setConflict(undefined);
      form.reset(conflict.theirs);
      form.set(chosen);
      if (conflict.origin === 'draft') return;
      const result = schema.safeParse(chosen);
      if (result.success) void send(result.data, conflict.version);
      else setProblem('Check the fields below, then save again.');
    },
    dismissConflict: () => setConflict(undefined),
    leaveDialog: guard.dialog,
  };
}
