/** An option of a form. */
export interface Option {
  value: string;
  label: string;
  hint?: string;
}
