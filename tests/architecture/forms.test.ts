import { expect, test } from 'vitest';
import { filesIn, read } from './source-files';

const components = filesIn('components', /\.tsx$/).filter((path) => !path.includes('.test.'));
const using = (what: RegExp) => components.filter((path) => what.test(read(path)));

test('what is typed is sent by two forms alone, which know what to do at the end of a session', () => {
  // These ask for another page, or store on the device.
  const asking = [
    'components/admissions/admission/application-lookup.tsx',
    'components/content/features/feature-chooser.tsx',
    'components/content/home/entry-form.tsx',
    'components/kits/list/save-view.tsx',
    'components/kits/list/search-box.tsx',
    'components/schools/event-desk/door-walk-ins.tsx',
    'components/schools/event-desk/event-door.tsx',
    'components/schools/school-search/suggest-form.tsx',
    'components/ui/search-box.tsx',
  ];
  const forms = ['components/form/form.tsx', 'components/kits/work/work-form.tsx'];
  expect(using(/<form\b/)).toEqual([...asking, ...forms].toSorted());
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
