'use client';

import { useLocale, useTranslations } from 'next-intl';
import type * as z from 'zod';
import { Form } from '@/components/form/form';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useLazyZodForm } from '@/components/form/use-lazy-zod-form';
import { useKeptVisit } from './visit-store';
import { placeLabel, provinces } from '@/lib/domain/geography/geography';
import { useLocationSearch } from '@/lib/i18n/use-location-search';
import { formKeyOf } from './code-ways';
import { EntryLink } from './entry-link';
import { PersonFields } from './person-fields';
import { pageForGoal, readGoal, type StartGoal } from './start-goals';
import type { startPerson } from './start-schema';
import { useCodeRequest } from './use-code-request';
import { useKeptValues } from './use-kept-values';
import { useSentPerson } from './use-sent-person';
import { VisitConsent } from './visit-consent';

/** Who has a school already, or looks for no place yet, is asked for none. */
const asksProvince: readonly StartGoal[] = ['university', 'skills'];

const loadSchema = () => import('./start-schema').then((module) => module.startPerson);
const keptNames = ['lastName', 'firstName', 'phone', 'province'] as const;

/** The names and the province of a new person; the goal is in the address. */
export function StartForm({ hasBot }: { hasBot: boolean }) {
  const t = useTranslations('auth');
  const locale = useLocale();
  const goal = readGoal(useLocationSearch().get('goal'));
  const visit = useKeptVisit();
  const { send, isWaiting, notice } = useCodeRequest('start', { hasBot });
  const form = useLazyZodForm<typeof startPerson>(loadSchema, { defaultValues: { locale } });
  useKeptValues(form, formKeyOf('start'), keptNames, useSentPerson('start'));

  const submit = ({ phone, province, ...person }: z.output<typeof startPerson>) =>
    send({ ...person, visitCode: visit?.code, username: phone, next: pageForGoal(goal, province) });

  return (
    <Form form={form} hasDraft onSubmit={submit}>
      {notice}
      {goal && (
        <p className="flex flex-wrap items-center gap-x-3 rounded-md bg-accent-soft px-4 py-2.5 text-accent-text">
          <span className="font-semibold">{t(`begin.goals.${goal}.title`)}</span>
          <EntryLink to="/getting-started" className="ml-auto underline underline-offset-4">
            {t('begin.change')}
          </EntryLink>
        </p>
      )}
      <PersonFields phoneHint={t(goal === 'registered' ? 'begin.registeredHint' : 'signUp.phoneHint')} />
      {(goal === null || asksProvince.includes(goal)) && (
        <SelectField
          name="province"
          label={t('begin.province')}
          optional
          placeholder={t('begin.anywhere')}
          options={provinces.map((place) => ({ value: place.code, label: placeLabel(place, locale) }))}
        />
      )}
      {visit && <VisitConsent visit={visit} />}
      <SubmitButton disabled={isWaiting}>{t('signUp.submit')}</SubmitButton>
    </Form>
  );
}
