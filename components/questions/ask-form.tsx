'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { CheckboxField } from '@/components/form/checkbox-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextareaField } from '@/components/form/textarea-field';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useFormDraft } from '@/components/kits/work/use-form-draft';
import { Alert } from '@/components/ui/alert';
import { outcomeOf } from '@/lib/api/outcome-of';
import { qaApi } from '@/lib/api/qa';
import type { Question } from '@/lib/contract/questions/posts';
import { newQuestion } from '@/lib/contract/questions/questions';
import { textLimits } from '@/lib/domain/limits/texts';
import { ContactHint } from './contact-hint';
import { questionDraft } from './question-draft';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useController, useWatch } from 'react-hook-form';
import { useSettled } from '@/components/form/use-settled';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { fold, graphemeLength } from '@/lib/domain/khmer/khmer';
import { questionLimits } from '@/lib/domain/limits';
import { Link } from '@/lib/i18n/navigation';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

const fromGraphemes = 8;
const settledMs = 300;

interface SimilarWhileTypingProps {
  organizationId: string;
  onAnswered: (questionId: string) => void;
}

/** Questions that ask about the same, beside the title that is being typed. Opening one does not leave the form. */
function SimilarWhileTyping({ organizationId, onAnswered }: SimilarWhileTypingProps) {
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

const tagsRead = 30;
const tagsOffered = 8;

/** Tags that people look for, those that the title names first; a tap adds or takes away. */
function TagChoice({ organizationId }: { organizationId: string }) {
  const t = useTranslations('ownQuestion.ask');
  const locale = useLocale();
  const { field } = useController({ name: 'tags' });
  const title: unknown = useWatch({ name: 'title' });
  const { data } = useQuery(
    qaApi.community.tags.queryOptions({ params: { orgId: organizationId }, query: { limit: tagsRead } }),
  );
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const words = fold(typeof title === 'string' ? title : '');
  const rankOf = ({ tag, name }: { tag: string; name: { en: string; km: string } }) => {
    if (chosen.includes(tag)) return 0;
    return [tag, name.en, name.km].some((each) => each !== '' && words.includes(fold(each))) ? 1 : 2;
  };
  const offered = (data?.data ?? []).toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, tagsOffered);
  if (offered.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{t('tags')}</legend>
      <div className="flex flex-wrap gap-2">
        {offered.map(({ tag, name }) => (
          <Chip
            key={tag}
            selected={chosen.includes(tag)}
            disabled={!chosen.includes(tag) && chosen.length >= questionLimits.tagsMax}
            onClick={() =>
              field.onChange(chosen.includes(tag) ? chosen.filter((each) => each !== tag) : [...chosen, tag])
            }
          >
            {pickText(name, locale) || tag}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

const askForm = newQuestion.pick({ title: true, description: true, tags: true, hideName: true });
const outcomes = { 'said-before': 'again', 'posts-held': 'waits', 429: 'many', other: '' } as const;

export interface AskPlace {
  organizationId: string;
  subjectId: string;
}

interface AskFormProps {
  place: AskPlace;
  /** What the address asks for, where nothing is typed yet. */
  title: string;
  /** Preset for people under 18. */
  hideName: boolean;
  onSent: (question: Question) => void;
  /** Another question has the answer already. */
  onAnswered: (questionId: string) => void;
}

/** A new question; what is typed stays on the device until it is sent. */
export function AskForm({ place, title, hideName, onSent, onAnswered }: AskFormProps) {
  const t = useTranslations('ownQuestion.ask');
  const [empty] = useState(() => ({ title: '', description: '', tags: [] as string[], hideName }));
  const form = useZodForm(askForm, { defaultValues: empty });
  const { keyFor, clear } = useFormDraft(questionDraft(place.subjectId), form, empty);
  const [problem, setProblem] = useState<'again' | 'waits' | 'many' | null>(null);
  const { organizationId: orgId, subjectId } = place;
  useEffect(() => {
    if (title && !form.getValues('title')) form.setValue('title', title);
  }, [form, title]);
  return (
    <Form
      form={form}
      hasDraft
      onSubmit={async (body) => {
        setProblem(null);
        try {
          const typed = form.getValues();
          const sent = await qaApi.questions.create({
            params: { orgId, subjectId },
            body,
            idempotencyKey: keyFor(typed),
          });
          clear();
          onSent(sent);
        } catch (error) {
          const outcome = outcomeOf(error, outcomes);
          if (outcome === '') throw error;
          setProblem(outcome);
        }
      }}
    >
      <TextField name="title" label={t('title')} hint={t('titleHint')} maxLength={textLimits.titleMax} />
      <SimilarWhileTyping
        organizationId={orgId}
        onAnswered={(questionId) => {
          clear();
          onAnswered(questionId);
        }}
      />
      <TextareaField name="description" label={t('details')} hint={t('detailsHint')} rows={4} optional />
      <ContactHint names={['title', 'description']} />
      <TagChoice organizationId={orgId} />
      <CheckboxField name="hideName" label={t('hideName')} />
      <p className="-mt-3 text-sm text-muted">{t('hideNameHint')}</p>
      {problem && <Alert tone="warning">{t(problem)}</Alert>}
      <SubmitButton wide={false}>{t('send')}</SubmitButton>
    </Form>
  );
}
