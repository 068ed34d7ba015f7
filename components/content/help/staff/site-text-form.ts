import * as z from 'zod';
import { type SiteText, type SiteTextContent, siteTextInput } from '@/lib/contract/content/site-texts';
import { emptyAsNull } from '@/lib/contract/typed-forms';
import type { SiteTextKind } from '@/lib/domain/content/site-texts';
import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';
import { trimAll } from '@/lib/domain/trim';

const { section, release, published_date, order } = siteTextInput.shape;

/** The contract's own input, as a form has it. */
export const siteTextForm = siteTextInput.extend({
  section: emptyAsNull(section),
  release: emptyAsNull(release),
  published_date: emptyAsNull(published_date),
  order: z
    .string()
    .transform((value) => (trimAll(value) === '' ? Number.NaN : Number(toAsciiDigits(trimAll(value)))))
    .pipe(order),
});
export type SiteTextForm = z.input<typeof siteTextForm>;

export const siteTextValues = (content: SiteTextContent): SiteTextForm => ({
  kind: content.kind,
  slug: content.slug,
  section: content.section ?? '',
  order: String(content.order),
  status: content.status,
  title_en: content.title_en,
  title_kh: content.title_kh,
  description_en: content.description_en,
  description_kh: content.description_kh,
  body_en: content.body_en,
  body_kh: content.body_kh,
  release: content.release ?? '',
  publishedIn: content.publishedIn,
  published_date: content.published_date ?? '',
});

/** A new text goes to the end of its list. */
const lastOrder = 1_000;

export const newSiteText = (kind: SiteTextKind): SiteText => ({
  id: '',
  version: 0,
  kind,
  slug: '',
  section: null,
  order: lastOrder,
  status: 'inactive',
  title_en: '',
  title_kh: '',
  description_en: '',
  description_kh: '',
  body_en: '',
  body_kh: '',
  release: null,
  publishedIn: 'both',
  published_date: null,
  createdAt: '',
  updatedAt: '',
});
