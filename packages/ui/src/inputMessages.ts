const number = (value: number) => value.toLocaleString('en-IN');

/** Messages of inputs. */
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
    wrongKind: (kinds: string) => `This file type isn't supported. Choose ${kinds}.`,
    tooLarge: (size: string, most: string) => `This file is ${size}; the limit is ${most}.`,
    unknown: 'Upload failed. Try again.',
    waiting: 'Queued',
    sending: 'Uploading',
    reading: 'Processing',
    sent: 'Uploaded',
    done: (name: string) => `${name} uploaded.`,
    read: (name: string) => `${name} read.`,
    cancelled: (name: string) => `${name} cancelled.`,
    cancelledHere: 'Upload cancelled.',
    cancel: 'Cancel',
    retry: 'Try again',
    remove: 'Remove',
    failedRows: (count: number) => (count === 1 ? '1 row skipped' : `${number(count)} rows skipped`),
    download: 'Download skipped rows',
    csvName: 'failed-rows',
    report: (name: string) => `Errors in ${name}`,
    row: 'Row',
    column: 'Column',
    problem: 'Error',
    wholeRow: 'Row',
    more: (count: number) => `${number(count)} more are in the download.`,
  },
  color: {
    white: 'white',
    open: (label: string) => `${label}, open the picker`,
    hex: (label: string) => `${label}, hex`,
    presets: 'Brand colours',
    verdict: (ratio: number, on: string, verdict: 'poor' | 'large' | 'good' | 'best') =>
      `${ratio.toFixed(1)}:1 on ${on}. ${
        {
          poor: 'Too low for text.',
          large: 'For large text and icons only.',
          good: 'Good for all text.',
          best: 'Best for all text.',
        }[verdict]
      }`,
    use: (shade: string) => `Use ${shade}`,
  },
  image: {
    choose: 'Choose an image',
    change: 'Change image',
    remove: 'Remove',
    orDrop: 'or drop one here',
    dropHere: (label: string) => `${label}: drop an image here`,
    now: (label: string) => `Current ${label}`,
    wrongKind: "This image type isn't supported. Choose a PNG, JPEG or WebP.",
    unreadable: "This image can't be opened. Choose another.",
    tooLarge: (most: number) => `This file is too large; the limit is ${number(most)} MB.`,
    tooSmall: (size: { width: number; height: number }, least: { width: number; height: number }) =>
      `This image is ${size.width} × ${size.height} pixels; the minimum is ${least.width} × ${least.height}.`,
    frame: 'Crop area',
    cropper: 'crop',
    zoom: 'Zoom',
    how: 'Drag or use the arrow keys to move, + and − to zoom.',
    use: 'Crop',
    used: 'Image cropped.',
    cancel: 'Cancel',
  },
  splitter: {
    share: (label: string) => `${label}, percent`,
    lock: (label: string) => `Lock ${label}`,
    locked: (label: string) => `Unlock ${label}`,
    total: (percent: number) => `${number(percent)}% total`,
    evenly: 'Split evenly',
  },
  password: {
    strength: { weak: 'Weak.', fair: 'Fair.', good: 'Good.', strong: 'Strong.' },
    advice: {
      longer: 'Add a few more words to make it stronger.',
      common: 'It contains a common word.',
      personal: 'It contains your name, email or brand.',
      pattern: 'Avoid sequences such as abc or 123.',
    },
  },
  options: {
    search: (label: string) => `Search ${label}`,
    searchPlaceholder: 'Type to search',
    found: (count: number) => (count === 1 ? '1 match' : `${number(count)} matches`),
    loading: 'Loading …',
    nothing: 'No results',
  },
  choice: { choose: 'Choose', searching: 'Searching …', nothing: 'No results' },
  multiSelect: {
    choose: 'Choose',
    more: (count: number) => `+${number(count)} more`,
    opener: (label: string, count: number) =>
      count === 0 ? `${label}:` : `${label}: ${number(count)} selected`,
    selectShown: (count: number, isSearch: boolean) =>
      isSearch ? `Select the ${number(count)} shown` : `Select all ${number(count)}`,
    clearShown: (count: number) => `Deselect the ${number(count)} shown`,
    chosen: (count: number) => (count === 0 ? 'None selected' : `${number(count)} selected`),
    clear: 'Clear',
  },
} as const;
