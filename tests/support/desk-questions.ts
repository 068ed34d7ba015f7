import { type ListQuestion, readingWhole, spread } from './list-question';
import { manyRowsId } from './many-rows';
import { loanWithLongBooks } from './many-rows-loans';

const everyApplication = '/api-nest-applicant/applicants';
const dara = 'dara';
const daraKm = '%E1%9E%8F%E1%9E%B6%E1%9E%9A%E1%9E%B6';
const season = 'createdAt=2026-07-01&createdTo=2026-09-30';

/** Each filter of the advisors' list, alone and with others, in each order that it offers. */
const applicationFilters = (advisor: string, school: string): string[] => {
  const filters = [
    '',
    'applicantStatus=pending',
    'applicantStatus=interview',
    `schoolId=${school}`,
    'province=12',
    'turn=school',
    'turn=school&waitingDays=5',
    'waitingDays=5',
    'assigneeId=none',
    `assigneeId=${advisor}`,
    season,
    `keyword=${dara}`,
    `keyword=${daraKm}`,
    'enrollToSubject=accounting',
    `province=12&applicantStatus=pending&schoolId=${school}`,
    `${season}&applicantStatus=accepted&province=08`,
    `keyword=${dara}&province=12&assigneeId=none`,
    'entered=true',
    'entered=true&turn=school',
    `entered=true&keyword=${dara}`,
  ];
  const orders = ['sort=newest', 'sort=oldest', 'sort=waiting'];
  return filters.flatMap((filter) =>
    orders.map((order) => [filter, order, 'limit=20'].filter(Boolean).join('&')),
  );
};

/** What a column of the board reads: the longest waiting first, fifty at once, counted with the first fifty. */
const boardColumns = (advisor: string, school: string): string[] => {
  const filters = ['', `schoolId=${school}`, `assigneeId=${advisor}`, 'assigneeId=none', `keyword=${dara}`];
  const pages = ['start=0&count=true', 'start=50&count=false', 'start=4950&count=false'];
  const columns = ['applicantStatus=pending&sort=waiting', 'applicantStatus=accepted&sort=newest'];
  return filters.flatMap((filter) =>
    columns.flatMap((column) =>
      pages.map((page) => [filter, column, page, 'limit=50'].filter(Boolean).join('&')),
    ),
  );
};

const loanFilters = [
  '',
  'status=submitted',
  'status=in-review,returned',
  'reason=tuition',
  'pastDueDays=30',
  'minAmount=200&maxAmount=600',
  'from=2026-07-01&to=2026-09-30',
  `keyword=${dara}`,
  `keyword=${daraKm}`,
  'status=submitted&reason=laptop,both&minAmount=100&from=2026-03-01',
];
const loanSortsAsked = ['-createdAt', 'createdAt', '-amount', 'amount', 'updatedAt'];

const loanQueue = (list: string, bank: number): ListQuestion[] =>
  spread(
    'loans',
    list,
    `/api-marketing/banks/${manyRowsId('bank', bank)}/users/loans`,
    [
      ...loanFilters.flatMap((filter) => loanSortsAsked.map((sort) => [filter, `sort=${sort}`, 'limit=20'])),
      ['start=2000', 'limit=100'],
    ].map((parts) => parts.filter(Boolean).join('&')),
  );

/** What the desks of advisors and banks read, over `fillWithManyRows`. */
export const deskQuestions = (): ListQuestion[] => {
  const [advisor, school] = [manyRowsId('user', 0), manyRowsId('school', 0)];
  return [
    ...spread('applicants', 'applications', everyApplication, applicationFilters(advisor, school)),
    ...spread('applicants', 'board', everyApplication, boardColumns(advisor, school)),
    ...readingWhole('counting', loanQueue('loan queue', 1)),
    // Half of all loans are there.
    ...readingWhole('always', loanQueue('loan queue of the largest bank', 0)),
  ];
};

/** The books of one loan with sixty postings. */
export const booksQuestions = (): ListQuestion[] => {
  const [borrower, loan] = [manyRowsId('user', loanWithLongBooks), manyRowsId('loan', loanWithLongBooks)];
  const path = `/api-marketing/users/${borrower}/loans/${loan}/ledger`;
  return spread('loans', 'statement of 60 postings', path, ['']);
};

/** The figures of the desks' first pages. */
export const dashboardQuestions = (): ListQuestion[] => [
  ...spread('applicants', 'dashboard: counts', '/api-nest-applicant/applicants/summary', ['']),
  ...spread('applicants', 'dashboard: twelve weeks', '/api-nest-applicant/applicants/progress', ['']),
  ...spread('applicants', 'dashboard: changes', '/api-nest-applicant/applicants/changes', ['']),
  ...readingWhole('counting', spread('applicants', 'menu: what waits', '/api-user/waiting', [''])),
  ...spread('applicants', 'dashboard: who waits', '/api-user/waiting/first', ['']),
  ...readingWhole(
    'counting',
    spread('applicants', 'search of a desk', '/api-user/findings', [
      'keyword=sok',
      'keyword=សុខ',
      'keyword=dara+chan',
    ]),
  ),
  ...spread('applicants', 'dashboard: newest', everyApplication, ['limit=5&count=false']),
  ...readingWhole(
    'always',
    spread('loans', 'progress of a bank', `/api-marketing/banks/${manyRowsId('bank', 0)}/progress`, ['']),
  ),
  ...readingWhole(
    'always',
    spread('loans', 'portfolio of a bank', `/api-marketing/banks/${manyRowsId('bank', 0)}/portfolio`, ['']),
  ),
];
