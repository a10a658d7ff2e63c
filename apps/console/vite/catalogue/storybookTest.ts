// Stub of `storybook/test`: stories are shown and play functions never run.

type Handler = (...given: never[]) => unknown;

const nothing = () => undefined;

/** A spy without recording: calls its implementation. */
export function fn(does: Handler = nothing): Handler {
  return Object.assign((...given: never[]) => does(...given), {
    mockClear: nothing,
    mockReset: nothing,
    mockRestore: nothing,
    mockImplementation: (then: Handler) => fn(then),
    mockReturnValue: (value: unknown) => fn(() => value),
    mockResolvedValue: (value: unknown) => fn(() => Promise.resolve(value)),
    mockRejectedValue: (reason: Error) => fn(() => Promise.reject(reason)),
  });
}

export const spyOn = () => fn();
export const expect = nothing;
export const userEvent = {};
export const fireEvent = {};
export const screen = {};
export const within = nothing;
export const waitFor = nothing;
