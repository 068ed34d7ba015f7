import { readFileSync } from 'node:fs';

/** What a form is checked by: the argument of a hook, or what an editor and a form in steps are declared with. */
const beginnings =
  /\b(?:useZodForm|useLazyZodForm|useCheckedForm)(?:<[^(]*>)?\(|\bschema=\{|\bschema: (?=[a-z]\w*[.,(\n])/g;
const closing: Record<string, string> = { '(': ')', '{': '}', '[': ']' };

/** The source text from here to the end of the expression. */
function expressionAt(source: string, start: number): string {
  const open: string[] = [];
  for (let at = start; at < source.length; at += 1) {
    const letter = source[at] ?? '';
    if (closing[letter]) open.push(closing[letter]);
    else if (letter === open.at(-1)) open.pop();
    else if (open.length === 0 && ',;)}\n'.includes(letter) && source.slice(start, at).trim() !== '')
      return source.slice(start, at).trim();
  }
  return '';
}

/** What stands in a component and is known there only, for a case of it that the module itself can name. */
export const knownInside: Record<string, readonly string[]> = {
  'components/kits/list/filter-panel.tsx': [
    "filterSchema([{ kind: 'dates', from: 'from', to: 'to' }, { kind: 'text', name: 'keyword' }, { kind: 'choices', name: 'days' }])",
  ],
  'components/admissions/enrollment/use-application-form.ts': [
    'university',
    'k12',
    'kindergarten',
    'tvet',
  ].map(
    (type) =>
      `import('@/lib/domain/admissions/applicant-form').then(({ defaultForm }) => schemaFor(defaultForm({ schoolType: '${type}', requiredDocuments: [] })))`,
  ),
  'components/school-day/class-desk/term-lock.tsx': ['withReason', 'withoutReason'],
  'components/school-day/student-desk/take-in-dialog.tsx': ['schemas.open', 'schemas.complete'],
  'components/review/inbox/message-answer-editor.tsx': ['z.object({ answer: requiredText(2000) })'],
  'components/profiles/my-profile/entry-editor.tsx': [
    'education',
    'experience',
    'achievement',
    'reference',
    'certificate',
    'attribute',
  ].map((kind) => `entrySchema('${kind}')`),
  'components/accounts/settings/delete-account.tsx': ["typedWord('DELETE')"],
  'components/schools/school-desk/results-day.tsx': ["z.object({ day: dayOf('2026') })"],
};

const path = (id: string) => id.slice(id.indexOf('/components/') + 1).replace(/\?.*$/, '');
const isDeclared = (file: string) => readFileSync(file, 'utf8').match(beginnings) !== null;

/** The files of components in which a form is checked by something. */
export const withForms = (files: readonly string[]): string[] => files.filter(isDeclared);

/** The expressions of a file by which its forms are checked. */
function expressionsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const found = [...source.matchAll(beginnings)].map(({ 0: begun, index }) => {
    const expression = expressionAt(source, index + begun.length);
    return begun.startsWith('useLazyZodForm') ? `(${expression})()` : expression;
  });
  return [...new Set([...found.filter(Boolean), ...(knownInside[path(`/${file}`)] ?? [])])];
}

/**
 * `import('…?form-schemas')` of a component gives what its forms are checked by, which it does not export: a test over all forms needs no
 * list that somebody would have to keep.
 */
export const formSchemas = () => ({
  name: 'form-schemas',
  enforce: 'pre' as const,
  load(id: string) {
    if (!id.endsWith('?form-schemas')) return null;
    const file = id.replace('?form-schemas', '');
    const makers = expressionsOf(file.slice(file.indexOf('/components/') + 1));
    return `${readFileSync(file, 'utf8')}
export const formSchemas = [${makers.map((text) => `[${JSON.stringify(text)}, () => (${text})]`).join(', ')}];`;
  },
});
