/** Ends the process with one clear message instead of a stack trace. */
export function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
