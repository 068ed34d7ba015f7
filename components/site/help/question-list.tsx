import { useLocale } from 'next-intl';
import { Markdown } from '@/components/articles/markdown';
import { AccordionItem } from '@/components/ui/accordion';
import type { SiteText } from '@/lib/contract/articles/site-texts';
import { localText } from './site-text';

/** Expandable questions, each with an anchor. */
export function QuestionList({ questions }: { questions: readonly SiteText[] }) {
  const locale = useLocale();
  return (
    <div className="question-list">
      {questions.map((question) => {
        const { title, body, lang } = localText(question, locale);
        return (
          <div key={question.id} id={question.slug} lang={lang}>
            <AccordionItem title={title}>
              <Markdown text={body} />
            </AccordionItem>
          </div>
        );
      })}
    </div>
  );
}
