import type { TextDesk } from '@/components/kits/text-desk/text-editor';
import { siteTextApi, siteTextVersionApi } from '@/lib/api/content';
import type { SiteText, SiteTextContent } from '@/lib/contract/articles/site-texts';
import { type SiteTextKind, siteTextKinds } from '@/lib/domain/articles/site-texts';
import { href } from '@/lib/routes/href';
import { siteTextForm, siteTextValues } from './site-text-form';

/** Questions have a desk of their own; help, policies and release notes share one. */
export const siteTextDesks = {
  faqs: {
    kinds: ['faq'],
    list: href('/advisor/faqs'),
    create: href('/advisor/faqs/create'),
    edit: (id: string) => href('/advisor/faqs/[articleid]/edit', { articleid: id }),
  },
  help: {
    kinds: siteTextKinds.filter((kind) => kind !== 'faq'),
    list: href('/advisor/help-center'),
    create: href('/advisor/help-center/create'),
    edit: (id: string) => href('/advisor/help-center/[articleid]/edit', { articleid: id }),
  },
} as const;
export type SiteTextDeskName = keyof typeof siteTextDesks;

export const firstKind = (name: SiteTextDeskName): SiteTextKind => (name === 'faqs' ? 'faq' : 'help');

/** How the texts of a desk are written. */
export const siteTextDesk = (
  name: SiteTextDeskName,
  listLabel: string,
): TextDesk<typeof siteTextForm, SiteText, SiteTextContent> => ({
  name,
  schema: siteTextForm,
  toValues: siteTextValues,
  create: (body, idempotencyKey) => siteTextApi.create({ body, idempotencyKey }),
  update: (id, body, version) => siteTextApi.update({ params: { id }, body, version }),
  remove: (id) => siteTextApi.remove({ params: { id } }),
  versions: (id) => ({
    list: (limit) => siteTextVersionApi.list.queryOptions({ params: { id }, query: { limit } }),
    read: (version) => siteTextVersionApi.get({ params: { id, version: String(version) } }),
  }),
  keys: [siteTextApi.key, siteTextVersionApi.key],
  list: { href: siteTextDesks[name].list, label: listLabel },
  editHref: siteTextDesks[name].edit,
});
