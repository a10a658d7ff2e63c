import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { fieldMessages } from '../fieldMessages.ts';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { Link } from 'react-aria-components/Link';
import { useSteadyDuringPress } from '../Field/useSteadyDuringPress.ts';
import { FieldErrorsContext } from './fieldErrors.ts';
import { findField, focusField } from './findField.ts';
import * as styles from './Form.css.ts';

export interface FormProps {
  children: ReactNode;
  /** Messages by dotted field name. Set them on submit, not while typing. */
  errors?: Readonly<Record<string, string>>;
  /** A form-level error: "That password is not right." */
  problem?: string;
  /** Called on Enter in a field, or a Button with `type="submit"`. */
  onSubmit: () => void;
}

const none: Readonly<Record<string, string>> = {};

/** Pixels that a pointer may move and still press what it was put on. */
const slop = 8;

/**
 * A field with a number is read when it loses the focus, which is when the pointer presses the submit button. Errors wait for the
 * end of the press (`useSteadyDuringPress`), but other content may change and move the button: the press counts for it
 * nevertheless, unless the pointer moves away.
 */
function useSteadySubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    function hold(event: PointerEvent) {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (button?.type !== 'submit' || button.form !== form.current || !event.isTrusted) return;
      const { pointerId, clientX, clientY } = event;
      const letGo = (move: PointerEvent) => {
        if (Math.hypot(move.clientX - clientX, move.clientY - clientY) > slop)
          button.releasePointerCapture(pointerId);
      };
      // Once the handlers of the press, which give the pointer free, have run.
      const timer = setTimeout(() => {
        button.setPointerCapture(pointerId);
        button.addEventListener('pointermove', letGo);
      });
      const end = () => {
        clearTimeout(timer);
        button.removeEventListener('pointermove', letGo);
      };
      for (const type of ['pointerup', 'pointercancel'])
        window.addEventListener(type, end, { once: true, capture: true });
    }
    window.addEventListener('pointerdown', hold, true);
    return () => window.removeEventListener('pointerdown', hold, true);
  }, [form]);
}

/** A form with an error summary that links to fields. Browser validation is off. */
export function Form({ children, errors = none, problem, onSubmit }: FormProps) {
  const formMessages = useMessages('form', fieldMessages.form);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const isAwaiting = useRef(false);
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map());
  const listed = useSteadyDuringPress(errors);
  const shownProblem = useSteadyDuringPress(problem);
  const wrong = Object.keys(listed);
  // In visual order, then errors without a field.
  const names = [
    ...[...labels.keys()].filter((name) => name in listed),
    ...wrong.filter((name) => !labels.has(name)),
  ];
  const hasProblem = shownProblem !== undefined && shownProblem !== '';

  useSteadySubmit(form);

  // Errors may arrive later from a server: the first after a submit gets focus, once.
  useLayoutEffect(() => {
    if (form.current) setLabels(labelsOf(form.current, Object.keys(listed)));
    const isRefused = Object.keys(listed).length > 0 || Boolean(shownProblem);
    if (!isAwaiting.current || !isRefused) return;
    isAwaiting.current = false;
    // After React has finished, because focus listeners may render.
    queueMicrotask(() => summary.current?.focus());
  }, [listed, shownProblem]);

  function submit(event: FormEvent<HTMLFormElement>) {
    // React events bubble from forms in dialogs opened here.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    isAwaiting.current = true;
    onSubmit();
  }

  return (
    <AriaForm
      ref={form}
      className={styles.form}
      data-component="Form"
      validationBehavior="aria"
      validationErrors={errors}
      onSubmit={submit}
    >
      {(names.length > 0 || hasProblem) && (
        <div
          ref={summary}
          className={styles.summary}
          data-part="summary"
          role="group"
          aria-label={hasProblem ? shownProblem : formMessages.problems(names.length)}
          tabIndex={-1}
        >
          <p className={styles.title}>{hasProblem ? shownProblem : formMessages.problems(names.length)}</p>
          {names.length > 0 && (
            <ul className={styles.list}>
              {names.map((name) => {
                const label = labels.get(name);
                const message = listed[name] ?? '';
                return (
                  <li key={name}>
                    {label === undefined ? (
                      message
                    ) : (
                      <Link
                        className={styles.link}
                        onPress={() => form.current && focusField(form.current, name)}
                      >
                        {formMessages.problem(label, message)}
                      </Link>
                    )}
                  </li>
                );
              })}
            </ul>
          )}
        </div>
      )}
      <FieldErrorsContext value={errors}>{children}</FieldErrorsContext>
    </AriaForm>
  );
}

/** Returns the labels of fields in order; names without a field are omitted. */
function labelsOf(form: HTMLElement, names: readonly string[]): ReadonlyMap<string, string> {
  const found = names.flatMap((name) => {
    const field = findField(form, name);
    const label = field?.dataset['label'] ?? field?.querySelector('label, legend')?.textContent;
    return field && label ? [{ name, field, label }] : [];
  });
  const standing = found.toSorted((a, b) =>
    a.field.compareDocumentPosition(b.field) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
  );
  return new Map(standing.map(({ name, label }) => [name, label]));
}
