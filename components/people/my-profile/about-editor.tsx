'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod';
import { BilingualField } from '@/components/form/bilingual-field';
import { PhoneField } from '@/components/form/phone-field';
import { TextField } from '@/components/form/text-field';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { Panel } from '@/components/ui/panel';
import { recruitmentApi } from '@/lib/api/recruitment';
import { type CompleteProfile, profileHead } from '@/lib/contract/recruitment/profiles';

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
        <BilingualField name="lastName" label={t('fields.lastName')} spelling="native" maxLength={60} />
        <BilingualField name="firstName" label={t('fields.firstName')} spelling="native" maxLength={60} />
        <PhoneField name="phoneNumber" label={t('fields.phoneNumber')} hint={t('contactHint')} />
        <TextField name="email" label={t('fields.email')} inputMode="email" autoComplete="email" optional />
        <BilingualField
          name="specialization"
          label={t('fields.specialization')}
          spelling="native"
          maxLength={200}
          optional
        />
        <BilingualField
          name="location"
          label={t('fields.location')}
          spelling="native"
          maxLength={200}
          optional
        />
        <BilingualField
          name="aboutMe"
          label={t('fields.aboutMe')}
          spelling="native"
          as="textarea"
          rows={5}
          maxLength={3000}
          optional
        />
      </RecordEditor>
    </Panel>
  );
}
