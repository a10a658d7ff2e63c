import type { z } from 'zod';
import { formatNumber } from '@khep/domain/money';

/** Returns the default message of a validation issue, without type names. */
export function issueMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'Required';
      return typeMessages[issue.expected] ?? invalidFormat;
    case 'invalid_value':
      return issue.values.length === 1
        ? `Must be ${String(issue.values[0])}`
        : `Choose one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return sizeMessage(issue.origin, issue.minimum, issue.inclusive === false ? 'more than' : 'at least');
    case 'too_big':
      return sizeMessage(issue.origin, issue.maximum, issue.inclusive === false ? 'less than' : 'at most');
    case 'not_multiple_of':
      return issue.divisor === 1 ? 'Enter a whole number' : `Enter a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `Unknown field: ${issue.keys.join(', ')}`;
    default:
      return invalidFormat;
  }
}

const invalidFormat = 'Check the format';
const typeMessages: Record<string, string> = {
  string: 'Enter text',
  number: 'Enter a number',
  int: 'Enter a whole number',
  boolean: 'Choose yes or no',
  array: 'Enter a list',
  object: 'Enter an object',
  record: 'Enter an object',
  date: 'Enter a date',
  file: 'Choose a file',
};

function sizeMessage(origin: string, size: number | bigint, how: string): string {
  const many = formatNumber(size);
  if (origin === 'string') return `Use ${how} ${many} character${size === 1 ? '' : 's'}`;
  if (origin === 'array' || origin === 'set') return `Give ${how} ${many}`;
  return `Enter ${how} ${many}`;
}
