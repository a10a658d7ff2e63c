const number = (value: number) => value.toLocaleString('en-IN');

/** The words of the kit's inputs. */
export const inputMessages = {
  textArea: {
    count: (length: number, most: number | undefined) =>
      most === undefined ? number(length) : `${number(length)} of ${number(most)}`,
    tooLong: (over: number) => `Shorten it by ${over === 1 ? '1 character' : `${number(over)} characters`}.`,
    left: (count: number) => (count === 1 ? '1 character left' : `${number(count)} characters left`),
  },
  upload: {
    choose: (isMultiple: boolean) => (isMultiple ? 'Choose files' : 'Choose a file'),
    orDrop: (isMultiple: boolean) => (isMultiple ? 'or drop them here' : 'or drop it here'),
    dropHere: (label: string) => `${label}: drop files here`,
    files: 'Files',
    bytes: (bytes: number) =>
      bytes < 1_000_000
        ? `${number(Math.max(1, Math.round(bytes / 1000)))} kB`
        : `${number(Math.round(bytes / 100_000) / 10)} MB`,
    wrongKind: (kinds: string) => `This kind of file cannot be read. Choose ${kinds}.`,
    tooLarge: (size: string, most: string) => `This file has ${size}. Choose one of up to ${most}.`,
    unknown: 'It could not be sent. Try again.',
    waiting: 'Waiting for the files before it',
    sending: 'Sending',
    reading: 'Being read',
    sent: 'Sent',
    done: (name: string) => `${name} is sent.`,
    cancelled: (name: string) => `${name} is cancelled.`,
    cancelledHere: 'Cancelled. Nothing was kept.',
    cancel: 'Cancel',
    retry: 'Try again',
    remove: 'Remove',
    failedRows: (count: number) =>
      count === 1 ? '1 row was left out' : `${number(count)} rows were left out`,
    download: 'Download these rows',
    csvName: 'failed-rows',
    report: (name: string) => `What is wrong in ${name}`,
    row: 'Row',
    column: 'Column',
    problem: 'What is wrong',
    wholeRow: 'The row',
    more: (count: number) => `${number(count)} more are in the download.`,
  },
  color: {
    white: 'white',
    open: (label: string) => `${label}, open the picker`,
    hex: (label: string) => `${label}, hex`,
    presets: 'Colours of the brand',
    verdict: (ratio: number, on: string, verdict: 'poor' | 'large' | 'good' | 'best') =>
      `${ratio.toFixed(1)}:1 on ${on}. ${
        {
          poor: 'Too faint to read.',
          large: 'For large text and icons only.',
          good: 'Good for all text.',
          best: 'Best for all text.',
        }[verdict]
      }`,
    use: (shade: string) => `Use ${shade}`,
  },
  image: {
    choose: 'Choose a picture',
    change: 'Change the picture',
    remove: 'Remove',
    orDrop: 'or drop one here',
    dropHere: (label: string) => `${label}: drop a picture here`,
    now: (label: string) => `${label} now`,
    wrongKind: 'This is not a picture that can be read. Choose a PNG, JPEG or WebP.',
    unreadable: 'This picture cannot be opened. Choose another.',
    tooLarge: (most: number) => `This file is too large. Choose one of up to ${number(most)} MB.`,
    tooSmall: (size: { width: number; height: number }, least: { width: number; height: number }) =>
      `This picture has ${size.width} × ${size.height} pixels. Choose one of at least ${least.width} × ${least.height}.`,
    frame: 'What is kept of the picture',
    cropper: 'crop',
    zoom: 'Zoom',
    how: 'Drag the picture, or use the arrow keys; + and − bring it nearer.',
    use: 'Use this part',
    used: 'The picture is cut.',
    cancel: 'Cancel',
  },
  splitter: {
    share: (label: string) => `${label}, percent`,
    lock: (label: string) => `Lock ${label}`,
    locked: (label: string) => `Unlock ${label}`,
    total: (percent: number) => `${number(percent)}% in all`,
    evenly: 'Split evenly',
  },
  password: {
    strength: { weak: 'Weak.', fair: 'Fair.', good: 'Good.', strong: 'Strong.' },
    advice: {
      longer: 'A few more words make it stronger.',
      common: 'It holds a word that is guessed first.',
      personal: 'It holds your name, email or brand.',
      pattern: 'Letters that follow one another are guessed first.',
    },
  },
  options: {
    search: (label: string) => `Search ${label}`,
    searchPlaceholder: 'Type to search',
    found: (count: number) => (count === 1 ? '1 match' : `${number(count)} matches`),
    loading: 'Loading …',
    nothing: 'Nothing matches',
  },
  multiSelect: {
    choose: 'Choose',
    more: (count: number) => `+${number(count)} more`,
    opener: (label: string, count: number) =>
      count === 0 ? `${label}:` : `${label}: ${number(count)} chosen`,
    selectShown: (count: number, isSearch: boolean) =>
      isSearch ? `Select the ${number(count)} shown` : `Select all ${number(count)}`,
    clearShown: (count: number) => `Unselect the ${number(count)} shown`,
    chosen: (count: number) => (count === 0 ? 'Nothing chosen' : `${number(count)} chosen`),
    clear: 'Clear',
  },
} as const;
