import type { Text } from '@/lib/contract/fields';
import type { VacancyQuestion } from '@/lib/contract/careers/vacancy-questions';

/** The demo's vacancy that asks something, and who has answered it. */
export const askingVacancySlug = 'bookkeeping-intern-morning-ledger';

const text = (en: string, km: string): Text => ({ en, km });

export const demoVacancyQuestions: VacancyQuestion[] = [
  {
    id: 'days',
    kind: 'choice',
    label: text('Which days can you work?', 'តើអ្នកអាចធ្វើការនៅថ្ងៃណាខ្លះ?'),
    isRequired: true,
    choices: [text('Mornings', 'ពេលព្រឹក'), text('Afternoons', 'ពេលរសៀល'), text('All day', 'ពេញមួយថ្ងៃ')],
  },
  {
    id: 'program',
    kind: 'text',
    label: text('Which accounting program have you used?', 'តើអ្នកធ្លាប់ប្រើកម្មវិធីគណនេយ្យអ្វី?'),
    isRequired: false,
    choices: [],
  },
];

const [days, program] = demoVacancyQuestions;

/** What the demo student has answered. */
export const demoAnswers = [
  ...(days ? [{ id: days.id, label: days.label, answer: text('Mornings', 'ពេលព្រឹក') }] : []),
  ...(program
    ? [{ id: program.id, label: program.label, answer: text('QuickBooks, at school', 'QuickBooks នៅសាលា') }]
    : []),
];
