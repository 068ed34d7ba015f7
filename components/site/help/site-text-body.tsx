import { useLocale } from 'next-intl';
import { Markdown } from '@/components/articles/markdown';
import type { SiteText } from '@/lib/contract/articles/site-texts';
import { localText } from './site-text';

interface SiteTextBodyProps {
  text: SiteText;
  /** The level that fits the page's outline. */
  heading?: 'h1' | 'h3';
}

/** A help text, policy or release note as it is read, for readers and for the preview of those who write it. */
export function SiteTextBody({ text, heading: Heading = 'h1' }: SiteTextBodyProps) {
  const { title, description, body, lang } = localText(text, useLocale() === 'en' ? 'en' : 'km');
  return (
    <>
      <Heading lang={lang} className="text-3xl sm:text-4xl">
        {title}
      </Heading>
      <p lang={lang} className="mt-2 max-w-prose text-muted">
        {description}
      </p>
      <div className="mt-8 max-w-prose">
        <Markdown text={body} lang={lang} />
      </div>
    </>
  );
}
