/** A choice as forms show it. */
export interface Option {
  value: string;
  label: string;
  hint?: string;
}
