/** Who holds a number of the GST portal. */
export const gstinKinds = [
  'regular',
  'government',
  'deductor',
  'collector',
  'uin',
  'nonResident',
  'onlineServices',
] as const;
export type GstinKind = (typeof gstinKinds)[number];

export interface GstinFormat {
  kind: GstinKind;
  pattern: RegExp;
  /** Who has it, in a sentence: "a UN body or embassy". */
  holder: string;
  /**
   * Whether the holder is a registered person. CGST Act s. 2(94) leaves out a person with a Unique Identity Number. The
   * simplified registration of online services is for services only (IGST Act s. 14).
   */
  isRegistered: boolean;
  /** Whether it can stand on an invoice as the supplier's. */
  isSupplier: boolean;
}

/**
 * The formats of GSTINs, as the GST portal publishes them for its APIs (developer.gst.gov.in, "taxpayer/returns"; also in
 * india-compliance, gst_india/constants, read on 26 November 2026). All have 15 characters, and the last one is the check
 * character. Casual taxable persons, SEZ units and input service distributors have the regular format. The narrow formats
 * come first: the regular one allows their letters too.
 */
export const gstinFormats: readonly GstinFormat[] = [
  {
    kind: 'uin',
    pattern: /^[0-9]{4}[A-Z]{3}[0-9]{5}[UO]N[0-9A-Z]$/,
    holder: 'a UN body, an embassy or a consulate',
    isRegistered: false,
    isSupplier: false,
  },
  {
    kind: 'onlineServices',
    pattern: /^99[0-9]{2}[A-Z]{3}[0-9]{5}OS[0-9A-Z]$/,
    holder: 'an online service outside India',
    isRegistered: false,
    isSupplier: false,
  },
  {
    kind: 'nonResident',
    pattern: /^[0-9]{4}[A-Z]{3}[0-9]{5}NR[0-9A-Z]$/,
    holder: 'a non-resident taxable person',
    isRegistered: true,
    isSupplier: true,
  },
  {
    kind: 'deductor',
    pattern: /^[0-9]{2}[A-Z]{4}[0-9A-Z][0-9]{4}[A-Z][1-9A-Z]D[0-9A-Z]$/,
    holder: 'a deductor of tax at source',
    isRegistered: true,
    isSupplier: false,
  },
  {
    kind: 'collector',
    pattern: /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]C[0-9A-Z]$/,
    holder: 'a marketplace that collects tax at source',
    isRegistered: true,
    isSupplier: false,
  },
  {
    kind: 'government',
    pattern: /^[0-9]{2}[A-Z]{4}[0-9]{5}[A-Z][0-9]Z[0-9]$/,
    holder: 'a government department',
    isRegistered: true,
    isSupplier: false,
  },
  {
    kind: 'regular',
    pattern: /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][1-9A-BD-JZ][0-9A-Z]$/,
    holder: 'a registered taxpayer',
    isRegistered: true,
    isSupplier: true,
  },
];

/** Returns the format of a number; undefined if it has none of them. Its check character isn't compared. */
export function findGstinFormat(text: string): GstinFormat | undefined {
  const gstin = text.trim().toUpperCase();
  return gstinFormats.find(({ pattern }) => pattern.test(gstin));
}
