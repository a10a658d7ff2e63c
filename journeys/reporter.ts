import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** One line a journey, the whole error of a failed one, and a line that counts them. */
export default class JourneyReporter implements Reporter {
  private passed = 0;
  private failed = 0;

  onTestEnd(test: TestCase, result: TestResult): void {
    const good = result.status === 'passed';
    if (good) this.passed += 1;
    else this.failed += 1;
    process.stdout.write(
      `${good ? 'ok  ' : 'FAIL'} ${test.title} (${(result.duration / 1000).toFixed(1)} s)\n`,
    );
    for (const error of result.errors)
      process.stdout.write(`${error.stack ?? error.message}\n${error.snippet ?? ''}\n`);
  }

  onError(error: { message?: string; stack?: string }): void {
    this.failed += 1;
    process.stdout.write(`${error.stack ?? error.message}\n`);
  }

  onEnd(): void {
    process.stdout.write(`Journeys: ${this.passed} passed, ${this.failed} failed\n`);
  }
}
