import { type FieldValues, get } from 'react-hook-form';
import type { FieldRegistry } from '@/components/form/form-context';
import type { FormSchema } from '@/components/form/schema-resolver';

export interface SectionMark {
  id: string;
  title: string;
  filled: number;
  total: number;
  /** Labels of what is empty although the schema requires it. */
  missing: readonly string[];
  /** Labels of what is filled in otherwise than the schema wants it. */
  wrong: readonly string[];
}

/** A titled part of a form: a `Panel`, or a group of fields. */
const sectionSelector = 'section[aria-labelledby], fieldset[data-section]';

/** By which sections are found; those that come later get their own. */
let given = 0;

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const titleOf = (section: Element) => section.querySelector('h2, h3, legend')?.textContent ?? '';

/** Of each section that has fields: how much is filled in, and what the schema still asks for. */
export function sectionMarks(
  form: HTMLElement,
  registry: FieldRegistry,
  schema: FormSchema,
  values: FieldValues,
): SectionMark[] {
  const refused = new Set(schema.safeParse(values).error?.issues.map(({ path }) => path.join('.')));
  const fields = [...registry].flatMap(([name, { label, controlId }]) => {
    const value: unknown = get(values, name);
    const section = document.getElementById(controlId)?.closest(sectionSelector);
    // A box is neither empty nor filled.
    return section && typeof value !== 'boolean' ? [{ name, label, value, section }] : [];
  });
  return [...form.querySelectorAll(sectionSelector)].flatMap((section) => {
    const own = fields.filter((field) => field.section === section);
    if (own.length === 0) return [];
    section.id ||= `section-${(given += 1)}`;
    const asked = own.filter(({ name }) => refused.has(name));
    return {
      id: section.id,
      title: titleOf(section),
      filled: own.filter(({ value }) => !isEmpty(value)).length,
      total: own.length,
      missing: asked.filter(({ value }) => isEmpty(value)).map(({ label }) => label),
      wrong: asked.filter(({ value }) => !isEmpty(value)).map(({ label }) => label),
    };
  });
}
