import type { CallError } from '@khep/api/client';
import type { FloorProblems } from '@khep/domain/warehouse';
import { unansweredInHindi } from '../../failures.hi.ts';
import { problemsHindi } from './problems.hi.ts';
import { usePickLanguage } from './usePickLanguage.ts';

/** A failed request as the floor shows it. */
export interface Problem {
  reason: string;
  /** Messages by field. */
  fields: Record<string, string>;
}

function sentence({ code, values }: CallError): string | undefined {
  if (!Object.hasOwn(problemsHindi, code)) return unansweredInHindi(code);
  const known = code as keyof FloorProblems;
  // The server declares the values of a code with it.
  return (problemsHindi[known] as (named: CallError['values']) => string)(values);
}

/** A failed request in Hindi, by its code; as the server says it where the code is unknown. */
export function problemInHindi(error: CallError): Problem {
  const said = sentence(error);
  if (said === undefined) return { reason: error.reason, fields: error.fields };
  return {
    reason: said,
    fields: Object.fromEntries(Object.keys(error.fields).map((field) => [field, said])),
  };
}

/** Says failed requests in the language of this device. */
export function useProblem(): (error: CallError) => Problem {
  const [language] = usePickLanguage();
  return language === 'hi' ? problemInHindi : ({ reason, fields }) => ({ reason, fields });
}
