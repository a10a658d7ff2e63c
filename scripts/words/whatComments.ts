/** Comments that begin with "What " name a thing of a sentence's length; docs/writing.md wants what the code does. */
const whatComment = /^\s*(?:\/\*\*|\/\/|\*)\s+What\s/;

/** Returns the lines of a file whose comment begins with "What ". */
export const findWhatComments = (source: string): number[] =>
  source.split('\n').flatMap((line, index) => (whatComment.test(line) ? index + 1 : []));
