export interface CredentialSpec {
  name: string;
  label: string;
  is_secret: boolean;
  /** Required to connect the courier. */
  is_needed: boolean;
}

/** A brand's credentials for one courier, by name. */
export type Credentials = Record<string, string>;

/** A credential that is shown. */
export const openCredential = (name: string, label: string, is_needed = true): CredentialSpec => ({
  name,
  label,
  is_secret: false,
  is_needed,
});

/** A credential that is masked. */
export const secretCredential = (name: string, label: string, is_needed = true): CredentialSpec => ({
  name,
  label,
  is_secret: true,
  is_needed,
});
