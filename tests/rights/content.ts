import { makeCategory } from '../support/make';
import { siteTextOf, storeVersionOf } from './text-records';
import { everybody, hiding, noRecord, only, type Rights, shared, type Target } from './table';

let counter = 0;

const majorOf = async ({ backend }: Target): Promise<string> => {
  counter += 1;
  const id = `meant-${counter}`;
  await makeCategory(backend, id, 'Law', 'ច្បាប់');
  return id;
};

const draft = () => {
  counter += 1;
  return {
    kind: 'help',
    slug: `help-${counter}`,
    order: counter,
    status: 'active',
    title_en: 'Help',
    title_kh: 'ជំនួយ',
    description_en: '',
    description_kh: '',
    body_en: 'Text',
    body_kh: 'អត្ថបទ',
  };
};
const advisorsOnly = shared(only('advisor'), hiding(only(), 'advisor'));

const versionOf = async (target: Target) => {
  const id = await siteTextOf(target);
  await storeVersionOf(target, id);
  return { params: { id } };
};

export const contentRights: Rights = {
  'content/content.query': { ...noRecord(everybody), send: () => ({ body: { path: '/help', deep: true } }) },
  'content/site-texts.list': {
    ...noRecord(everybody),
    send: async (target) => {
      await siteTextOf(target);
      return { query: { kind: 'help', status: 'all' } };
    },
    shows: { advisor: 'Advisors write the texts of the site.' },
  },
  'content/site-search.find': { ...noRecord(everybody), send: () => ({ query: { keyword: 'law' } }) },
  'content/site-search.miss': { ...noRecord(everybody), send: () => ({ body: { keyword: 'zzzz' } }) },
  'content/site-search.misses': {
    ...noRecord(only('advisor')),
    send: () => ({}),
    shows: { advisor: 'Advisors read what was searched and not found.' },
  },
  'content/site-search.mean': {
    ...noRecord(only('advisor')),
    send: async (target) => ({ body: { word: 'coral', categories: [await majorOf(target)] } }),
  },
  'content/site-search.dismiss': { ...noRecord(only('advisor')), send: () => ({ body: { word: 'coral' } }) },
  'content/site-texts.create': { ...noRecord(only('advisor')), send: () => ({ body: draft() }) },
  'content/site-texts.get': {
    ...advisorsOnly,
    send: async (target) => ({ params: { id: await siteTextOf(target) } }),
    shows: { advisor: 'Advisors write the texts of the site.' },
  },
  'content/site-texts.update': {
    ...advisorsOnly,
    send: async (target) => ({
      params: { id: await siteTextOf(target) },
      body: { title_en: 'Other help' },
    }),
  },
  'content/site-text-versions.list': {
    ...advisorsOnly,
    send: versionOf,
    shows: { advisor: 'Advisors write the texts of the site.' },
  },
  'content/site-text-versions.get': {
    ...advisorsOnly,
    send: async (target) => {
      const { params } = await versionOf(target);
      return { params: { ...params, version: '1' } };
    },
    shows: { advisor: 'Advisors write the texts of the site.' },
  },
  'content/site-texts.remove': {
    ...advisorsOnly,
    send: async (target) => ({ params: { id: await siteTextOf(target) } }),
  },
};
