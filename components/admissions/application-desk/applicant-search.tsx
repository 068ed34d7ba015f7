'use client';

import { isLatinName, noFamilyName, partsOfName } from '@/lib/domain/values/name';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod';
import { Form } from '@/components/form/form';
import { PhoneField } from '@/components/form/phone-field';
import { SubmitButton } from '@/components/form/submit-button';
import { FamilyNameField } from '@/components/form/family-name-field';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { applicantApi } from '@/lib/api/applicant';
import type { LikelyPerson } from '@/lib/contract/admissions/consents';
import { phone } from '@/lib/contract/person-fields';
import { bothNames } from './both-names';
import { useWrite } from '@/components/kits/write/use-write';
import { userApi } from '@/lib/api/user';
import { registration } from '@/lib/contract/accounts/accounts';

interface NewApplicantProps {
  phone: string;
  /** As it was typed for the search, the family name first. */
  name: string;
  schoolId: string;
  onCreated: (person: {
    userId: string;
    firstName: string;
    lastName: string;
    firstNameKm: null;
    lastNameKm: null;
  }) => void;
}

/** Its two names, where it is written in the letters of an account. A word alone may be either. */
const latinNames = (name: string) => {
  if (!isLatinName(name)) return { lastName: '', firstName: '' };
  const { lastName, firstName } = partsOfName(name);
  return { lastName: lastName === noFamilyName ? '' : lastName, firstName };
};

/** An account for somebody who has none; they get a message to choose a PIN. */
function NewApplicant({ phone, name, schoolId, onCreated }: NewApplicantProps) {
  const t = useTranslations('applicationDesk.create');
  // The advisor speaks the language of the page with the person.
  const locale = useLocale();
  const register = useWrite(userApi.people.registerDirect);
  const form = useZodForm(registration, { defaultValues: { phone, ...latinNames(name), locale } });
  return (
    <Form
      form={form}
      onSubmit={async ({ firstName, lastName }) => {
        const body = { phone, firstName, lastName, locale, organizationId: schoolId };
        const { userId } = await register.send({ body });
        onCreated({ userId, firstName, lastName, firstNameKm: null, lastNameKm: null });
      }}
      className="grid gap-4 rounded-md bg-sunken p-4 sm:grid-cols-2"
    >
      <p className="sm:col-span-2">{t('newBody')}</p>
      <FamilyNameField name="lastName" label={t('lastName')} />
      <TextField name="firstName" label={t('firstName')} />
      <SubmitButton wide={false}>{t('newSubmit')}</SubmitButton>
    </Form>
  );
}

export interface ChosenPerson {
  userId: string;
  firstName: string;
  lastName: string;
  firstNameKm: string | null;
  lastNameKm: string | null;
  phone: string;
}

const schema = z.object({ phone, name: z.string().trim().max(100) });

interface ApplicantSearchProps {
  schoolId: string;
  onChosen: (person: ChosenPerson) => void;
}

/**
 * Who applies: whoever has the number, and people of the school with this name in either script, so that nobody gets a
 * second account. Somebody without an account gets one here.
 */
export function ApplicantSearch({ schoolId, onChosen }: ApplicantSearchProps) {
  const t = useTranslations('applicationDesk.create');
  const form = useZodForm(schema, { defaultValues: { phone: '', name: '' } });
  const [asked, setAsked] = useState<{ phone: string; name: string; people: LikelyPerson[] } | null>(null);
  const hasNumber = asked?.people.some(({ matches }) => matches.includes('phone'));
  return (
    <Panel title={t('person')}>
      <Form
        form={form}
        onSubmit={async ({ phone: number, name }) => {
          setAsked(null);
          const { data } = await applicantApi.consents.duplicates({
            params: { id: schoolId },
            query: { phone: number, ...(name && { name, nameKm: name }) },
          });
          setAsked({ phone: number, name, people: data });
        }}
        className="grid gap-4 sm:grid-cols-2"
      >
        <PhoneField name="phone" label={t('phone')} />
        <TextField name="name" label={t('name')} hint={t('nameHint')} optional />
        <SubmitButton wide={false}>{t('search')}</SubmitButton>
      </Form>
      {asked && (
        <div className="mt-5 grid gap-4">
          {asked.people.length > 0 && (
            <ul aria-label={t('found')} className="grid gap-3">
              {asked.people.map((person) => (
                <PersonRow
                  key={person.userId}
                  person={person}
                  onChosen={() => onChosen({ ...person, phone: asked.phone })}
                />
              ))}
            </ul>
          )}
          {!hasNumber && (
            <NewApplicant
              phone={asked.phone}
              name={asked.name}
              schoolId={schoolId}
              onCreated={(person) => onChosen({ ...person, phone: asked.phone })}
            />
          )}
        </div>
      )}
    </Panel>
  );
}

function PersonRow({ person, onChosen }: { person: LikelyPerson; onChosen: () => void }) {
  const t = useTranslations('applicationDesk.create');
  const locale = useLocale();
  const { name, other } = bothNames(person, locale);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-border p-3">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        {other && <p className="text-sm text-muted">{other}</p>}
        <p className="mt-1 flex flex-wrap gap-2">
          {person.matches.map((match) => (
            <Badge key={match} tone={match === 'phone' ? 'success' : 'neutral'}>
              {t(`matches.${match}`)}
            </Badge>
          ))}
        </p>
        {person.applications.length > 0 && (
          <p className="mt-1 text-sm text-muted">
            {t('applied', {
              codes: person.applications.map(({ referenceCode }) => referenceCode).join(', '),
            })}
          </p>
        )}
      </div>
      <Button variant="secondary" onClick={onChosen} aria-label={t('chooseOne', { name })}>
        {t('choose')}
      </Button>
    </li>
  );
}
