'use client';

import { useLocale, useTranslations } from 'next-intl';
import * as z from 'zod';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextareaField } from '@/components/form/textarea-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { Timeline } from '@/components/ui/timeline';
import { recruitmentApi } from '@/lib/api/recruitment';
import { requiredText } from '@/lib/contract/fields';
import type { ApplicantEntry } from '@/lib/contract/careers/applicant-work';
import { formatMinute } from '@/lib/domain/dates/dates';
import { applicantNoteMax } from '@/lib/domain/careers/hiring-options';
import { pickName, pickText } from '@/lib/i18n/pick';

const noteForm = z.object({ words: requiredText(applicantNoteMax) });

interface ApplicantHistoryProps {
  params: { orgId: string; applicationId: string };
  entries: readonly ApplicantEntry[];
  appliedAt: string;
}

/** What happened to an application, the latest first, and a place for notes. */
export function ApplicantHistory({ params, entries, appliedAt }: ApplicantHistoryProps) {
  const t = useTranslations('vacancyDesk.applicant.history');
  const locale = useLocale();
  const form = useZodForm(noteForm, { defaultValues: { words: '' } });
  const add = useWrite(recruitmentApi.applicantWork.addNote, {
    invalidates: [recruitmentApi.vacancyWork.key],
    done: t('added'),
  });
  const timeOf = ({ by, at }: Pick<ApplicantEntry, 'by' | 'at'>) =>
    by ? t('by', { name: by, date: formatMinute(at, locale) }) : formatMinute(at, locale);
  // The words of an interview are its hour; those of a note, and of who declines, are text.
  const detailsOf = ({ kind, words, message }: ApplicantEntry) => {
    if (message) return pickText(message, locale);
    if (kind === 'interview-picked' || kind === 'interview-called-off')
      return words && formatMinute(words, locale);
    return kind === 'note' || kind === 'interview-declined' ? words : '';
  };
  return (
    <section aria-label={t('title')} className="grid gap-4">
      <h3 className="text-lg">{t('title')}</h3>
      <Form
        form={form}
        className="grid gap-3"
        onSubmit={async (body) => {
          await add.send({ params, body });
          form.reset();
        }}
      >
        <TextareaField
          name="words"
          label={t('note')}
          hint={t('noteHint')}
          rows={2}
          maxLength={applicantNoteMax}
        />
        <SubmitButton wide={false} size="md">
          {t('add')}
        </SubmitButton>
      </Form>
      <Timeline
        items={[
          ...entries.map((entry) => ({
            key: entry.entryId,
            title: t(`kind.${entry.kind}`, {
              words: entry.words,
              step: entry.step ? pickName(entry.step, locale) : '',
            }),
            time: timeOf(entry),
            details: <span className="whitespace-pre-line wrap-anywhere">{detailsOf(entry)}</span>,
            ...(entry.step && { color: entry.step.color }),
          })),
          { key: 'applied', title: t('applied'), time: formatMinute(appliedAt, locale) },
        ]}
      />
    </section>
  );
}
