import { expect, test } from 'vitest';
import { filesIn, read } from './source-files';

const components = filesIn('components', /\.tsx$/).filter((path) => !path.includes('.test.'));
const using = (what: RegExp) => components.filter((path) => what.test(read(path)));

test('what is typed is sent by two forms alone, which know what to do at the end of a session', () => {
  // These ask for another page, or store on the device.
  const asking = [
    'components/admissions/admission/application-lookup.tsx',
    'components/site/features/feature-chooser.tsx',
    'components/site/home/entry-form.tsx',
    'components/kits/list/save-view.tsx',
    'components/kits/list/search-box.tsx',
    'components/events/event-desk/door-walk-ins.tsx',
    'components/events/event-desk/event-door.tsx',
    'components/schools/school-search/suggest-form.tsx',
    'components/ui/search-box.tsx',
  ];
  const forms = ['components/form/form.tsx', 'components/kits/work/work-form.tsx'];
  expect(using(/<form\b/)).toEqual([...asking, ...forms].toSorted());
});

test('every form that is sent is made by the kit, which says what a check throws', () => {
  // What a visitor writes is kept on the device, and sent by another form after the log-in.
  const keeping = ['components/questions/visitor-answer.tsx', 'components/careers/job/visitor-apply.tsx'];
  const sources = filesIn('components', /\.tsx?$/).filter((path) => !path.includes('.test.'));
  const makers = sources.filter((path) => /\buseForm\b[^;]*from 'react-hook-form'/.test(read(path)));
  expect(makers.toSorted()).toEqual([...keeping, 'components/form/use-checked-form.ts'].toSorted());
});

test('no browser cuts a text: the form kit says how much is too long', () => {
  // The types of `Input` and `Textarea` leave it out.
  const cutting = components.filter((path) =>
    /<(?:input|textarea)\b(?:=>|[^>])*\smaxLength=/i.test(read(path)),
  );
  expect(cutting).toEqual([]);
});

test('what is stored of a way to a PIN is changed by its fields, and never written from a copy', () => {
  const writers = filesIn('components', /\.tsx?$/).filter(
    (path) => !path.includes('.test.') && /\bsaveProgress\(\s*way,\s*\{/.test(read(path)),
  );
  expect(writers).toEqual(['components/accounts/account/request-code.ts']);
});

test('each form in steps shows the one part for the end of a session', () => {
  const shows = using(/<SessionEnded \/>/).map((path) => path.slice(0, path.lastIndexOf('/')));
  for (const path of using(/<WorkForm\b/)) expect(shows).toContain(path.slice(0, path.lastIndexOf('/')));
});

test('every call of a page passes the place that hears of the end of a session', () => {
  const callers = filesIn('lib', /\.tsx?$/)
    .filter(
      (path) => !path.includes('.test.') && /\bhttp\.(?:request|post|put|delete|get)\(/.test(read(path)),
    )
    .toSorted();
  // The session itself is opened and closed by its own door.
  expect(callers).toEqual(['lib/api/resource-client.ts', 'lib/api/session-door.ts']);
});
