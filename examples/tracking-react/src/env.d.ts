interface ImportMetaEnv {
  readonly VITE_KHEP_SERVER: string;
  readonly VITE_KHEP_BRAND: string;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
