/** The path of Chromium, or undefined to let Playwright look for one of its own. */
export function findChromium(): string | undefined;
/** The folder of PostgreSQL's server programs, or undefined if it is not installed. */
export function findPostgres(): string | undefined;
/** The command that installs packages with a platform's package manager. */
export function installCommand(manager: 'apt-get' | 'dnf' | 'brew', names: readonly string[]): string;
export const systemPackages: Readonly<
  Record<string, { apt: string; dnf: string; brew: string; programs: readonly (readonly string[])[] }>
>;
