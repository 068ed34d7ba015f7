import { expect, it, test } from 'vitest';
import { contract } from '@/lib/contract';
import { addressesIn, callsIn, clientsIn } from './calls-of-pages';
import { filesIn, read } from './source-files';
import { withoutPage } from './calls-without-page';

const declared = import.meta.glob<Record<string, unknown>>(['/lib/contract/**/*.ts', '!**/*.test.ts'], {
  eager: true,
});
/** The names of resources as sources import them. */
const variables = new Map(
  Object.values(declared).flatMap((file) => Object.entries(file).map(([name, value]) => [value, name])),
);

const sources = [
  ...['app', 'components', 'lib'].flatMap((folder) => filesIn(folder, /(?<!\.test)\.tsx?$/)),
  'middleware.ts',
]
  .filter((path) => !path.startsWith('lib/contract/'))
  .map(read);

test('a call is found by its client, by another name for it, and by its endpoint', () => {
  const clients = clientsIn(
    'export const lmsApi = {\n  courses: createResourceClient(coursesResource),\n};\nexport const newsApi = createResourceClient(newsResource);',
  );
  expect(clients).toEqual([
    { name: 'lmsApi.courses', resource: 'coursesResource' },
    { name: 'newsApi', resource: 'newsResource' },
  ]);
  const names = (source: string) => callsIn(source).has('lmsApi.courses.list');
  expect(names('lmsApi.courses.list.queryOptions({ params })')).toBe(true);
  expect(names('useQuery({\n  ...lmsApi.courses\n    .list.queryOptions() })')).toBe(true);
  expect(names('const api = lmsApi.courses;\napi.list()')).toBe(true);
  expect(names('const { courses } = lmsApi;\ncourses.list()')).toBe(true);
  expect(names('const { list: read } = lmsApi.courses;')).toBe(true);
  expect(names('const { list } = clients[kind];\nclientOf(lmsApi.courses)')).toBe(true);
  expect(callsIn('const { list } = coursesResource.endpoints;')).toContain('coursesResource.endpoints.list');
  expect(names('// lmsApi.courses.list')).toBe(false);
  expect(names('lmsApi.courses.update(); lmsApi.terms.list()')).toBe(false);
  expect(addressesIn("fetch('/api-auth/token')")).toEqual(['/api-auth/token']);
});

it('every call of the contract is made by a page, or a reason says why none makes it', () => {
  const clients = filesIn('lib/api', /(?<!\.test)\.ts$/).flatMap((path) => clientsIn(read(path)));
  const calls = new Set(sources.flatMap((source) => [...callsIn(source)]));
  const addresses = new Set(sources.flatMap(addressesIn));
  const isMade = (resource: (typeof contract)[number], operation: string, path: string): boolean => {
    const variable = variables.get(resource);
    const names = clients.filter((client) => client.resource === variable).map(({ name }) => name);
    const asked = [...names.map((name) => `${name}.${operation}`), `${variable}.endpoints.${operation}`];
    return addresses.has(path) || asked.some((call) => calls.has(call));
  };
  const unused = contract.flatMap((resource) =>
    Object.entries(resource.endpoints).flatMap(([operation, { path }]) =>
      isMade(resource, operation, path) ? [] : [`${resource.name}.${operation}`],
    ),
  );
  expect(calls.size).toBeGreaterThan(1000);
  expect(unused.toSorted()).toEqual(withoutPage.flatMap((group) => group.calls).toSorted());
});
