const number = (value: number) => value.toLocaleString('en-IN');

/** The words of the kit's inputs. */
export const inputMessages = {
  textArea: {
    count: (length: number, most: number | undefined) =>
      most === undefined ? number(length) : `${number(length)} of ${number(most)}`,
    tooLong: (over: number) => `Shorten it by ${over === 1 ? '1 character' : `${number(over)} characters`}.`,
    left: (count: number) => (count === 1 ? '1 character left' : `${number(count)} characters left`),
  },
} as const;
