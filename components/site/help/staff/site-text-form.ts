import { readNumber } from '@/lib/domain/values/number';
import * as z from 'zod';
import { type SiteText, type SiteTextContent, siteTextInput } from '@/lib/contract/articles/site-texts';
import { emptyAsNull, emptyLeftOut } from '@/lib/contract/typed-forms';
import { typedFrom } from '@/lib/contract/typed-values';
import type { SiteTextKind } from '@/lib/domain/articles/site-texts';

const { slug, section, release, published_date, order } = siteTextInput.shape;

/** The contract's own input, as a form has it. */
export const siteTextForm = siteTextInput.extend({
  slug: emptyLeftOut(slug),
  section: emptyAsNull(section),
  release: emptyAsNull(release),
  published_date: emptyAsNull(published_date),
  order: z.codec(z.string(), order, {
    decode: (typed) => readNumber(typed) ?? Number.NaN,
    encode: String,
  }),
});
export type SiteTextForm = z.input<typeof siteTextForm>;

export const siteTextValues = (content: SiteTextContent) => typedFrom(siteTextForm, content);

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
