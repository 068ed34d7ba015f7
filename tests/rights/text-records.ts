import { randomUUID } from 'node:crypto';
import { articles, contentVersions, siteTexts } from '@/backend/db/schema';
import { idOf, times } from './records';
import type { Target } from './table';

export const articleOf = (target: Target, status: 'active' | 'inactive') => {
  const text = status === 'inactive' ? target.secret : 'Open to all';
  const titles = { titleEn: 'News', titleKh: 'ព័ត៌មាន', descriptionEn: text, descriptionKh: text };
  const row = {
    organizationId: target.school.id,
    slug: randomUUID(),
    type: 'blog' as const,
    status,
    ...titles,
  };
  return idOf(
    target.backend.deps.db
      .insert(articles)
      .values({
        ...row,
        bodyEn: text,
        bodyKh: text,
        publishedAt: target.backend.clock.now(),
        searchFold: text,
        ...times(target),
      })
      .returning({ id: articles.id }),
  );
};

/** A version that holds what an article and what a text says. */
export const storeVersionOf = ({ backend, secret }: Target, recordId: string) =>
  backend.deps.db.insert(contentVersions).values({
    recordId,
    version: 1,
    content: {
      kind: 'help',
      slug: 'help',
      section: null,
      order: 1,
      status: 'inactive',
      title_en: secret,
      title_kh: secret,
      description_en: '',
      description_kh: '',
      body_en: secret,
      body_kh: secret,
      release: null,
      publishedIn: 'both',
      published_date: backend.clock.now().toISOString(),
      type: 'blog',
      startsAt: null,
      endsAt: null,
      place_en: '',
      place_kh: '',
      provider_en: '',
      provider_kh: '',
      applyUrl: null,
      coverUrl: null,
      coverAlt_en: '',
      coverAlt_kh: '',
      author_en: '',
      author_kh: '',
      topics: [],
      tags_en: [],
      tags_kh: [],
    },
    authorId: null,
    at: backend.clock.now(),
  });

export const siteTextOf = (target: Target) =>
  idOf(
    target.backend.deps.db
      .insert(siteTexts)
      .values({
        kind: 'help',
        slug: randomUUID(),
        order: 1,
        status: 'inactive',
        titleEn: 'Help',
        titleKh: 'ជំនួយ',
        bodyEn: target.secret,
        bodyKh: target.secret,
        ...times(target),
      })
      .returning({ id: siteTexts.id }),
  );
