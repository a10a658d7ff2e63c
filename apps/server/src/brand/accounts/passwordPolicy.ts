import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { passwordLength } from '@khep/domain/team';
import { validationError } from '../../base/errors.ts';

/** Of 4: at least 100 million guesses by an attacker who knows common passwords, keyboards and dates. */
const minScore = 3;
/** The guesses are estimated on the event loop, in milliseconds up to this length. */
const estimatedLength = 32;

let estimator: ZxcvbnFactory | undefined;

/** Creates the estimator once: its list has 50,000 passwords of published breaches. */
function loadEstimator(): ZxcvbnFactory {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return estimator;
}

/**
 * @param about the user's own words, such as name, email address and brand
 * @throws ApiError if the password is too short, common, or easy to guess from `about`
 */
export function assertPasswordAllowed(
  password: string,
  about: readonly string[] = [],
  field = 'password',
): void {
  if (password.length < passwordLength.min)
    throw validationError({ [field]: `Use at least ${passwordLength.min} characters.` });
  if (password.length > passwordLength.max)
    throw validationError({ [field]: `Use at most ${passwordLength.max} characters.` });
  const words = ['khep', ...about.flatMap((text) => [text, ...text.split(/[\s@.]+/)])].filter(
    (word) => word.length > 2,
  );
  if (loadEstimator().check(password.slice(0, estimatedLength), words).score < minScore)
    throw validationError({ [field]: 'This password is easy to guess. Choose a different one.' });
}
