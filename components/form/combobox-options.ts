import { fold } from '@/lib/domain/khmer/khmer';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Also searched, such as the name in the other language. */
  alias?: string;
  hint?: string;
}

export interface IndexedOption extends ComboboxOption {
  key: string;
}

/** Folds once, so that each key press only compares. */
export const indexOptions = (options: readonly ComboboxOption[]): IndexedOption[] =>
  options.map((option) => ({ ...option, key: fold(`${option.label} ${option.alias ?? ''}`) }));

/** Options that contain the typed text, in any encoding of the same Khmer; those that begin with it first. */
export function searchOptions(options: readonly IndexedOption[], typed: string): IndexedOption[] {
  const wanted = fold(typed);
  if (!wanted) return [...options];
  const hits = options.filter(({ key }) => key.includes(wanted));
  return hits.toSorted((a, b) => Number(b.key.startsWith(wanted)) - Number(a.key.startsWith(wanted)));
}
