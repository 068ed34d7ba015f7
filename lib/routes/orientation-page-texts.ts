import type { PageTexts } from './page-texts-shape';
import type { BuiltPath } from './pages';

/** The texts of the two orientation tests. */
export const orientationPageTexts = {
  '/orientation-test': {
    title: 'orientation.title',
    description: 'orientation.description',
    indexable: true,
  },
  '/orientation-test/Holland': {
    title: 'orientation.holland.title',
    description: 'orientation.holland.description',
    indexable: true,
  },
  '/orientation-test/Holland/result': {
    title: 'orientationResult.title.holland',
    description: 'orientationResult.description.holland',
    messages: ['orientationResult', 'orientationTypes', 'education', 'moments'],
  },
  '/orientation-test/Holland/start': {
    title: 'orientation.holland.title',
    description: 'orientation.holland.description',
    messages: ['questionnaire'],
  },
  '/orientation-test/MBTI': {
    title: 'orientation.personality.title',
    description: 'orientation.personality.description',
    indexable: true,
  },
  '/orientation-test/MBTI/result': {
    title: 'orientationResult.title.personality',
    description: 'orientationResult.description.personality',
    messages: ['orientationResult', 'orientationTypes', 'education', 'moments'],
  },
  '/orientation-test/MBTI/start': {
    title: 'orientation.personality.title',
    description: 'orientation.personality.description',
    messages: ['questionnaire'],
  },
} as const satisfies Partial<Record<BuiltPath, PageTexts>>;
