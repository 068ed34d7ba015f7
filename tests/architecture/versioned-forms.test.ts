import { expect, test } from 'vitest';
import { contract } from '@/lib/contract';
import { filesIn, read } from './source-files';

/** The parts that keep what was typed after a 412, and show both values; a batch keeps the rows that stayed. */
const kit = /<(?:VersionedForm|EntityEditor|TextEditor|SchoolPart|FormPart)\b|\buseBatch\(/;
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** Forms that send versions in another way, and how they keep what was typed. */
const others: Record<string, string> = {
  'components/loans/desk/post-form.tsx':
    'A posting is new: nothing of the loan stands in its fields. After a 412 the loan is read again, and it can be sent on top of it.',
};

const sources = filesIn('components', /\.tsx?$/)
  .filter((path) => !path.includes('.test.') && !path.startsWith('components/kits/'))
  .map((path) => ({ path, source: read(path).replaceAll(comment, '') }));

/** The calls that compare versions, as the clients name them: `courses.update(`. */
const versioned = contract.flatMap(({ name, endpoints }) =>
  Object.entries(endpoints).flatMap(([endpoint, { versioned: how, batch }]) =>
    how && !batch ? { name, endpoint } : [],
  ),
);

const camel = (text: string) => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const calls = (source: string) =>
  versioned.filter(({ name, endpoint }) => {
    const resource = camel(name.split('/').at(-1) ?? '');
    return new RegExp(`\\b${resource}\\.${endpoint}\\b`).test(source);
  });

const hasForm = (source: string) => /<Form\b|\buseZodForm\(|\buseLazyZodForm\(/.test(source);

/** Files with a form that sends a version past the kit. */
const pastTheKit = (files: readonly { path: string; source: string }[]) =>
  files
    .filter(({ source }) => hasForm(source) && !kit.test(source))
    .filter(({ source }) => calls(source).length > 0 || /\bversion(?:,|:| \})/.test(source))
    .map(({ path }) => path);

test('a form that sends a version past the kit is found', () => {
  const form = 'const form = useZodForm(schema); <Form form={form} onSubmit={send}>';
  const call = 'lmsApi.courses.update.mutationOptions()';
  const found = (source: string) => pastTheKit([{ path: 'form.tsx', source }]).length === 1;
  expect(found(`${form} ${call}`)).toBe(true);
  expect(found(`${form} save({ params, body, version: course.version })`)).toBe(true);
  expect(found(`${form.replace('<Form', '<VersionedForm')} ${call}`)).toBe(false);
  expect(found(`${form} lmsApi.courses.create.mutationOptions()`)).toBe(false);
  expect(found(call)).toBe(false);
});

test('all calls that compare versions are known by name', () => {
  expect(versioned.length).toBeGreaterThan(50);
  expect(sources.flatMap(({ source }) => calls(source)).length).toBeGreaterThan(40);
});

test('every form keeps both texts at 412: it sends its version by the kit', () => {
  expect(pastTheKit(sources)).toEqual(Object.keys(others));
});

test('every form of the kit reads its record again, and says what its fields show of it', () => {
  const forms = sources.filter(({ source }) => /<VersionedForm\b/.test(source));
  expect(forms.length).toBeGreaterThan(9);
  const without = (what: RegExp, of: typeof forms) =>
    of.filter(({ source }) => !what.test(source)).map(({ path }) => path);
  expect(without(/\breread=\{/, forms)).toEqual([]);
  // A form that begins with values of the record shows them of the other version, too.
  const begun = forms.filter(({ source }) =>
    /defaultValues: (?:typedFrom|valuesOf|termsValues|\w+ \?)/.test(source),
  );
  expect(begun.length).toBeGreaterThan(6);
  expect(without(/\btoValues=\{/, begun)).toEqual([]);
});
