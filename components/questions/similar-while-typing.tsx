'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { useSettled } from '@/components/form/use-settled';
import { Button } from '@/components/ui/button';
import { qaApi } from '@/lib/api/qa';
import { graphemeLength } from '@/lib/domain/khmer/khmer';
import { Link } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

const fromGraphemes = 8;
const settledMs = 300;

interface SimilarWhileTypingProps {
  organizationId: string;
  onAnswered: (questionId: string) => void;
}

/** Questions that ask about the same, beside the title that is being typed. Opening one does not leave the form. */
export function SimilarWhileTyping({ organizationId, onAnswered }: SimilarWhileTypingProps) {
  const t = useTranslations('ownQuestion.similar');
  const title: unknown = useWatch({ name: 'title' });
  const text = useSettled(typeof title === 'string' ? title.trim() : '', settledMs);
  const { data } = useQuery({
    ...qaApi.community.similar.queryOptions({ params: { orgId: organizationId }, query: { text } }),
    enabled: graphemeLength(text) >= fromGraphemes,
    placeholderData: keepPreviousData,
  });
  const found = graphemeLength(text) >= fromGraphemes ? (data?.data ?? []) : [];
  return (
    <div aria-live="polite">
      {found.length > 0 && (
        <section aria-label={t('title')} className="rounded-lg border border-border bg-sunken p-4">
          <h2 className="text-base font-semibold">{t('title')}</h2>
          <ul className="mt-2 grid gap-3">
            {found.map(({ questionId, title: words, answerCount }) => (
              <li key={questionId} className="grid gap-1.5">
                <Link
                  href={href('/forum/answer/[id]', { id: questionId })}
                  target="_blank"
                  className="font-medium text-accent-text underline underline-offset-4 wrap-anywhere"
                >
                  {words}
                </Link>
                <span className="flex flex-wrap items-center gap-3 text-sm text-muted">
                  {t('answers', { count: answerCount })}
                  {answerCount > 0 && (
                    <Button size="sm" variant="secondary" onClick={() => onAnswered(questionId)}>
                      {t('answersIt')}
                    </Button>
                  )}
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-muted">{t('goOn')}</p>
        </section>
      )}
    </div>
  );
}
