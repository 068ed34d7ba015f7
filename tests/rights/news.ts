import { articleOf, storeVersionOf } from './text-records';
import {
  everybody,
  gone,
  hiding,
  noRecord,
  ofOrganization,
  publicRecord,
  type Rights,
  seenBy,
  staff,
  staffOnly,
  type Target,
} from './table';

const article = {
  type: 'blog',
  status: 'active',
  title_en: 'News',
  title_kh: 'ព័ត៌មាន',
  description_en: 'Text',
  description_kh: 'អត្ថបទ',
  body_en: 'Text',
  body_kh: 'អត្ថបទ',
};
const one = async (target: Target, status: 'active' | 'inactive') => ({
  params: { orgId: target.school.id, id: await articleOf(target, status) },
});

const versionOf = async (target: Target) => {
  const call = await one(target, 'inactive');
  await storeVersionOf(target, call.params.id);
  return call;
};

export const newsRights: Rights = {
  'news/articles.search': {
    ...noRecord(everybody),
    send: async (target) => {
      await articleOf(target, 'inactive');
      return { query: { organizationId: target.school.id, status: 'all' } };
    },
  },
  'news/articles.list': {
    ...publicRecord,
    send: async (target) => {
      await articleOf(target, 'inactive');
      return { params: { orgId: target.school.id }, query: { status: 'all' } };
    },
  },
  'news/articles.create': {
    ...staffOnly,
    send: ({ school }) => ({ params: { orgId: school.id }, body: article }),
  },
  'news/articles.get': [
    { ...publicRecord, send: (target) => one(target, 'active') },
    {
      ...ofOrganization(hiding(seenBy(...staff), 'visitor'), gone),
      send: (target) => one(target, 'inactive'),
    },
  ],
  'news/articles.related': { ...publicRecord, send: (target) => one(target, 'active') },
  'news/articles.update': {
    ...staffOnly,
    send: async (target) => ({ ...(await one(target, 'active')), body: { title_en: 'Other news' } }),
  },
  'news/article-versions.list': {
    ...staffOnly,
    names: 'params.id',
    send: async (target) => versionOf(target),
  },
  'news/article-versions.get': {
    ...staffOnly,
    send: async (target) => {
      const { params } = await versionOf(target);
      return { params: { ...params, version: '1' } };
    },
  },
  'news/articles.remove': { ...staffOnly, send: (target) => one(target, 'active') },
};
