import { JsonLd } from '@/components/ui/json-ld';
import type { SiteText } from '@/lib/contract/articles/site-texts';
import type { Locale } from '@/lib/i18n/locales';
import { localText } from './site-text';

/** Questions in schema.org's format. */
export function FaqJsonLd({ questions, locale }: { questions: readonly SiteText[]; locale: Locale }) {
  const mainEntity = questions.map((question) => {
    const { title, body } = localText(question, locale);
    return { '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text: body } };
  });
  return <JsonLd data={{ '@type': 'FAQPage', inLanguage: locale, mainEntity }} />;
}
