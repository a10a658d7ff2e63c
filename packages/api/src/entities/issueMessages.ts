import type { z } from 'zod';

/** What is said of a value where its field has no words of its own: to people, who know no types. */
export function issueMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'This is needed';
      return typeWords[issue.expected] ?? notUnderstood;
    case 'invalid_value':
      return issue.values.length === 1
        ? `Only ${String(issue.values[0])} is possible here`
        : `Choose one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return sizeWords(issue.origin, issue.minimum, issue.inclusive === false ? 'more than' : 'at least');
    case 'too_big':
      return sizeWords(issue.origin, issue.maximum, issue.inclusive === false ? 'less than' : 'at most');
    case 'not_multiple_of':
      return issue.divisor === 1 ? 'Enter a whole number' : `Enter a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `There is no such field: ${issue.keys.join(', ')}`;
    default:
      return notUnderstood;
  }
}

const notUnderstood = 'This is not written as it should be';
const typeWords: Record<string, string> = {
  string: 'Enter a text',
  number: 'Enter a number',
  int: 'Enter a whole number',
  boolean: 'Choose yes or no',
  array: 'Give a list',
  object: 'Give its fields by name',
  record: 'Give its fields by name',
  date: 'Enter a date',
  file: 'Choose a file',
};

function sizeWords(origin: string, size: number | bigint, how: string): string {
  const many = size.toLocaleString('en-IN');
  if (origin === 'string') return `Use ${how} ${many} character${size === 1 ? '' : 's'}`;
  if (origin === 'array' || origin === 'set') return `Give ${how} ${many}`;
  return `Enter ${how} ${many}`;
}
