/** Who is calling, for which brand. */
export interface Session {
  brand_id: string;
  user_id: string;
  name: string;
  email: string;
  business_role: string;
  /** Modules the user may use; `all` is every one. */
  module_access: string[];
}
