import { demoData } from '@/backend/seed/demo/demo-text';
import type { DemoArticle } from './demo-article';
import data from './articles-offers.json';

/** What has a day: early-bird offers, loans, events, jobs. */
export const offerArticles = demoData<readonly DemoArticle[]>(data.offerArticles);
