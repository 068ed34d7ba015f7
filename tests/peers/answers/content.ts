import { contentResource } from '@/lib/contract/articles/content';
import { articlesResource } from '@/lib/contract/articles/articles';
import { foreign } from '../foreign-answer';

export const foreignArticle = {
  id: 'article-1',
  type: 'blog',
  status: 'active',
  title_en: 'How to choose a major',
  title_kh: 'របៀបជ្រើសរើសមុខជំនាញ',
  description_en: 'Begin with what you like.',
  description_kh: 'ចាប់ផ្តើមពីអ្វីដែលអ្នកចូលចិត្ត។',
  published_date: '2026-10-01T08:00:00+07:00',
  createdAt: '2026-09-30T08:00:00+07:00',
};

const { get, list, related, search } = articlesResource.endpoints;

export const newsAnswers = [
  foreign(search, { data: [foreignArticle] }),
  foreign(list, { data: [foreignArticle] }),
  foreign(related, { data: [foreignArticle] }),
  foreign(get, foreignArticle),
];

export const contentAnswers = [
  foreign(contentResource.endpoints.query, { data: [{ path: '/help/admission', title: 'Admission' }] }),
];
