// @module-tag postgres
import { beforeAll, expect, test } from 'vitest';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { vacancySearchResource } from '@/lib/contract/careers/vacancy-search';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeVacancy } from '@/tests/support/recruitment';

const backend = useTestBackend();
const orgId = () => backend.current.deps.env.ORGANIZATION_ID;

const titles = {
  service: { en: 'Waitress', km: 'អ្នកបម្រើភ្ញៀវ' },
  desk: { en: 'Front Desk Officer', km: 'អ្នកទទួលភ្ញៀវ' },
  coffee: { en: 'Barista', km: 'អ្នកឆុងកាហ្វេ' },
  rooms: { en: 'Housekeeping Attendant', km: 'បុគ្គលិកអនាម័យ' },
  office: { en: 'Administrative Officer', km: 'មន្ត្រីរដ្ឋបាល' },
  credit: { en: 'Credit Officer', km: 'មន្ត្រីឥណទាន' },
  till: { en: 'Cashier', km: 'បេឡាករ' },
  sales: { en: 'Sales Assistant', km: 'ជំនួយការលក់' },
  driver: { en: 'Van Driver', km: 'អ្នកបើកបរឡានតូច' },
  parcels: { en: 'Courier', km: 'អ្នកដឹកទំនិញ' },
  stock: { en: 'Stock Keeper', km: 'អ្នកមើលឃ្លាំង' },
  guard: { en: 'Security Guard', km: 'ភ្នាក់ងារសន្តិសុខ' },
  calls: { en: 'Customer Care Officer', km: 'មន្ត្រីបម្រើអតិថិជន' },
  factory: { en: 'Sewing Operator', km: 'កម្មករកាត់ដេរ' },
  site: { en: 'Builder', km: 'ជាងសំណង់' },
  repair: { en: 'Solar Technician', km: 'ជាងបច្ចេកទេសសូឡា' },
  tutor: { en: 'English Teaching Assistant', km: 'ជំនួយការគ្រូភាសាអង់គ្លេស' },
  child: { en: 'Childcare Helper', km: 'អ្នកមើលក្មេង' },
  care: { en: 'Caregiver', km: 'អ្នកថែទាំមនុស្សចាស់' },
  data: { en: 'Data Entry Operator', km: 'អ្នកបញ្ចូលទិន្នន័យ' },
  posts: { en: 'Social Media Assistant', km: 'ជំនួយការបណ្តាញសង្គម' },
  farm: { en: 'Plantation Worker', km: 'បុគ្គលិកចម្ការ' },
} as const;
type Job = keyof typeof titles;

beforeAll(async () => {
  for (const title of Object.values(titles)) await makeVacancy(backend.current, { title });
  const odd = { en: 'Evening Post', km: 'មុខតំណែងពេលល្ងាច' };
  await makeVacancy(backend.current, { title: odd, schedule: 'part-time', province: '17' });
  await makeVacancy(backend.current, { title: { en: 'Desk Afar', km: 'តុឆ្ងាយ' }, workplace: 'remote' });
  await makeVacancy(backend.current, { title: { en: 'Short Post', km: 'តំណែងខ្លី' }, schedule: 'contract' });
  const learner = { en: 'Learner', km: 'អ្នករៀនការងារ' };
  await makeVacancy(backend.current, { title: learner, kind: 'internship', schedule: 'part-time' });
});

const find = async (keyword: string) => {
  const { body } = await call(backend.current, vacanciesResource.endpoints.list, {
    params: { orgId: orgId() },
    query: { keyword, limit: 100 },
  });
  return body.data.map(({ title }) => title.en).toSorted();
};

/** Everyday words, and the one job that each means. */
const meant: readonly (readonly [string, Job])[] = [
  ['waiter', 'service'],
  ['អ្នករត់តុ', 'service'],
  ['រត់តុ ភ្នំពេញ', 'service'],
  ['receptionist', 'desk'],
  ['ទទួលភ្ញៀវ', 'desk'],
  ['coffee shop', 'coffee'],
  ['ហាងកាហ្វេ', 'coffee'],
  ['cleaner', 'rooms'],
  ['maid', 'rooms'],
  ['អ្នកសម្អាត', 'rooms'],
  ['បោសសម្អាត', 'rooms'],
  ['admin', 'office'],
  ['office assistant', 'office'],
  ['រដ្ឋបាល', 'office'],
  ['ការងាររដ្ឋបាល', 'office'],
  ['បុគ្គលិកការិយាល័យ', 'office'],
  ['លេខា', 'office'],
  ['bank', 'credit'],
  ['loan officer', 'credit'],
  ['ធនាគារ', 'credit'],
  ['បុគ្គលិកធនាគារ', 'credit'],
  ['គិតលុយ', 'till'],
  ['បេឡា', 'till'],
  ['seller', 'sales'],
  ['អ្នកលក់', 'sales'],
  ['លក់ទំនិញ', 'sales'],
  ['driver job', 'driver'],
  ['តៃកុង', 'driver'],
  ['រកការងារតៃកុង', 'driver'],
  ['looking for a driver', 'driver'],
  ['បើកឡាន', 'driver'],
  ['delivery', 'parcels'],
  ['ដឹកជញ្ជូន', 'parcels'],
  ['ដឹកឥវ៉ាន់', 'parcels'],
  ['warehouse', 'stock'],
  ['packing', 'stock'],
  ['ឃ្លាំង', 'stock'],
  ['វេចខ្ចប់', 'stock'],
  ['guard', 'guard'],
  ['អ្នកយាម', 'guard'],
  ['call center', 'calls'],
  ['សេវាអតិថិជន', 'calls'],
  ['garment', 'factory'],
  ['factory worker', 'factory'],
  ['រោងចក្រ', 'factory'],
  ['construction', 'site'],
  ['សំណង់', 'site'],
  ['electrician', 'repair'],
  ['ជាងភ្លើង', 'repair'],
  ['tutor', 'tutor'],
  ['បង្រៀនគួរ', 'tutor'],
  ['nanny', 'child'],
  ['មើលកូន', 'child'],
  ['caretaker', 'care'],
  ['មើលថែមនុស្សចាស់', 'care'],
  ['typing', 'data'],
  ['វាយកុំព្យូទ័រ', 'data'],
  ['page admin', 'posts'],
  ['farm worker', 'farm'],
  ['កសិដ្ឋាន', 'farm'],
];

test('everyday words of work find what they mean, and nothing else', async () => {
  const found = [];
  for (const [word] of meant) found.push([word, await find(word)]);
  expect(found).toEqual(meant.map(([word, job]) => [word, [titles[job].en]]));
});

test.each([
  ['part time', ['Evening Post', 'Learner']],
  ['ការងារក្រៅម៉ោង', ['Evening Post', 'Learner']],
  ['ក្រៅម៉ោង សៀមរាប', ['Evening Post']],
  ['part time internship', ['Learner']],
  ['work from home', ['Desk Afar']],
  ['ធ្វើការពីផ្ទះ', ['Desk Afar']],
  ['ការងារអនឡាញ', ['Desk Afar']],
  ['ការងារបណ្ដោះអាសន្ន', ['Short Post']],
  ['កម្មសិក្សា', ['Learner']],
  ['តៃកុង ក្រៅម៉ោង', []],
])('%s sets a filter and finds %j', async (keyword, jobs) => {
  expect(await find(keyword)).toEqual(jobs);
});

test.each([
  ['accountent kitchen', 'tou'],
  ['អ្នកលាងចាន', 'tou'],
  ['គណនេយ្យករ', 'fin'],
  ['zzzzqqq', null],
])('where %s finds nothing, the nearest field is %s', async (keyword, field) => {
  const { instead } = vacancySearchResource.endpoints;
  const { body } = await call(backend.current, instead, { params: { orgId: orgId() }, query: { keyword } });
  expect(body.field).toBe(field);
});
