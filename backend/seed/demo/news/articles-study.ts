import { demoData } from '@/backend/seed/demo/demo-text';
import type { DemoArticle } from './demo-article';
import data from './articles-study.json';

/** Reading for those who choose: blog, career guide, scholarships. */
export const studyArticles = demoData<readonly DemoArticle[]>(data.studyArticles);
