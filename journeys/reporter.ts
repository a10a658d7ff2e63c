import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/**
 * One line a journey, the whole error of a failed one with the state it ended in, and a line that counts them. A journey
 * that failed once and then passed counts as passed, and is named.
 */
export default class JourneyReporter implements Reporter {
  private passed = 0;
  private failed = 0;
  private readonly flaky: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    const good = result.status === 'passed';
    const isTriedAgain = !good && result.retry < test.retries;
    if (good) this.passed += 1;
    else if (!isTriedAgain) this.failed += 1;
    if (good && result.retry > 0) this.flaky.push(test.title);
    process.stdout.write(
      `${good ? 'ok  ' : isTriedAgain ? 'AGAIN' : 'FAIL'} ${test.title} (${(result.duration / 1000).toFixed(1)} s)\n`,
    );
    for (const error of result.errors)
      process.stdout.write(`${error.stack ?? error.message}\n${error.snippet ?? ''}\n`);
    for (const { name, body } of result.attachments)
      if (name === 'state' && body) process.stdout.write(`${body.toString()}\n`);
  }

  onError(error: { message?: string; stack?: string }): void {
    this.failed += 1;
    process.stdout.write(`${error.stack ?? error.message}\n`);
  }

  onEnd(): void {
    for (const title of this.flaky) process.stdout.write(`FLAKY ${title}\n`);
    process.stdout.write(`Journeys: ${this.passed} passed, ${this.failed} failed\n`);
  }
}
