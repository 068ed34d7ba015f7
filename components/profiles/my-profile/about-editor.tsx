'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod';
import { PhoneField } from '@/components/form/phone-field';
import { TextField } from '@/components/form/text-field';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { Panel } from '@/components/ui/panel';
import { recruitmentApi } from '@/lib/api/recruitment';
import { type CompleteProfile, profileHead } from '@/lib/contract/profiles/profiles';
import { BothLanguages } from './both-languages';

const texts = ['firstName', 'lastName', 'location', 'specialization', 'aboutMe'] as const;
const names = [...texts.flatMap((name) => [name, `${name}Native`] as const), 'email', 'phoneNumber'] as const;
const required = new Set<string>(['firstName', 'lastName']);

const form = z
  .record(z.string(), z.string())
  .transform((typed): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(typed).map(([name, value]) => [
        name,
        value.trim() === '' && !required.has(name) ? null : value,
      ]),
    ),
  )
  .pipe(
    profileHead.refine(({ email, phoneNumber }) => email || phoneNumber, {
      path: ['phoneNumber'],
      error: 'phone-or-email',
    }),
  );

/** The head of the profile: name, contacts, and a few words about oneself in both languages. */
export function AboutEditor({ profile }: { profile: CompleteProfile }) {
  const t = useTranslations('myProfile');
  const [visit, setVisit] = useState(0);
  const { organizationId: orgId, id } = profile;
  return (
    <Panel title={t('about')}>
      <RecordEditor
        key={visit}
        name={`profile:${id}`}
        record={profile}
        schema={form}
        toValues={(record) => Object.fromEntries(names.map((name) => [name, record[name] ?? '']))}
        update={async (body, version) => ({
          ...profile,
          ...(await recruitmentApi.profiles.update({ params: { orgId, id }, body, version })),
        })}
        keys={[recruitmentApi.completeProfiles.key]}
        saved={t('saved')}
        onSaved={() => setVisit(visit + 1)}
        describe={({ specialization, aboutMe, aboutMeNative }) => (
          <p className="whitespace-pre-line">
            {[specialization, aboutMeNative, aboutMe].filter(Boolean).join('\n')}
          </p>
        )}
      >
        <BothLanguages name="lastName" label={t('fields.lastName')} maxLength={60} />
        <BothLanguages name="firstName" label={t('fields.firstName')} maxLength={60} />
        <PhoneField name="phoneNumber" label={t('fields.phoneNumber')} hint={t('contactHint')} />
        <TextField name="email" label={t('fields.email')} inputMode="email" autoComplete="email" optional />
        <BothLanguages name="specialization" label={t('fields.specialization')} maxLength={200} optional />
        <BothLanguages name="location" label={t('fields.location')} maxLength={200} optional />
        <BothLanguages name="aboutMe" label={t('fields.aboutMe')} isLong rows={5} maxLength={3000} optional />
      </RecordEditor>
    </Panel>
  );
}
