import { type FieldValues, set, type UseFormReturn } from 'react-hook-form';
import type { Differing } from './differing-fields';

const kept = { keepErrors: true, keepTouched: true, keepIsSubmitted: true, keepSubmitCount: true };

/** The form begins with `base` from now on, and only what the reader keeps over it is changed. */
export function rebase(
  form: Pick<UseFormReturn<FieldValues>, 'getValues' | 'reset'>,
  base: object,
  mine: readonly Pick<Differing, 'name' | 'mine'>[],
): void {
  // What the record does not have, such as a choice about the form itself, stays as it is.
  const whole = { ...form.getValues(), ...structuredClone(base) };
  form.reset(whole, kept);
  if (mine.length === 0) return;
  for (const field of mine) set(whole, field.name, field.mine);
  form.reset(whole, { ...kept, keepDefaultValues: true });
}
