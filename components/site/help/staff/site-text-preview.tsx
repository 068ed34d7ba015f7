'use client';

import type { SiteText } from '@/lib/contract/articles/site-texts';
import { withoutUnpublished } from '@/lib/domain/articles/publication';
import { QuestionList } from '@/components/site/help/question-list';
import { SiteTextBody } from '@/components/site/help/site-text-body';
import type { SiteTextForm } from './site-text-form';

/** Before there is a title. */
const untitled = '…';

interface SiteTextPreviewProps {
  text: SiteText;
  typed: Partial<SiteTextForm>;
}

/** The text as readers would get what is typed. */
export function SiteTextPreview({ text, typed }: SiteTextPreviewProps) {
  const { order: _order, section: _section, published_date: _date, ...texts } = typed;
  const { title_en = '', title_kh = '' } = texts;
  const read = withoutUnpublished({
    ...text,
    ...texts,
    id: text.id || 'preview',
    slug: 'preview',
    title_en: title_en || title_kh || untitled,
    title_kh: title_kh || title_en || untitled,
  } as SiteText);
  return read.kind === 'faq' ? (
    <QuestionList questions={[read]} />
  ) : (
    <SiteTextBody text={read} heading="h3" />
  );
}
