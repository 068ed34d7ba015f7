'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '@/components/form/checkbox-field';
import { InstantField } from '@/components/form/instant-field';
import { MoneyField } from '@/components/form/money-field';
import { MultiSelectField } from '@/components/form/multi-select-field';
import { TextField } from '@/components/form/text-field';
import { eventAudiences } from '@/lib/domain/events/events';
import { FieldGroup } from './field-group';

/** Who may come, how many, and from when to when people register. */
export function EventGuests() {
  const t = useTranslations('eventDesk');
  const [takesRegistrations, capacity] = useWatch({ name: ['takesRegistrations', 'capacity'] }) as [
    boolean,
    string,
  ];
  return (
    <FieldGroup title={t('groups.guests')}>
      <MultiSelectField
        name="forWhom"
        label={t('fields.forWhom')}
        hint={t('fields.forWhomHint')}
        optional
        columns={2}
        options={eventAudiences.map((value) => ({ value, label: t(`forWhom.${value}`) }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="minAge" label={t('fields.minAge')} inputMode="numeric" optional />
        <MoneyField name="priceCents" label={t('fields.price')} hint={t('fields.priceHint')} optional />
      </div>
      <CheckboxField name="takesRegistrations" label={t('fields.takesRegistrations')} />
      {takesRegistrations && (
        <>
          <TextField
            name="capacity"
            label={t('fields.capacity')}
            hint={t('fields.capacityHint')}
            inputMode="numeric"
            optional
          />
          {capacity !== '' && <CheckboxField name="hasWaitingList" label={t('fields.hasWaitingList')} />}
          <InstantField name="registrationOpensAt" label={t('fields.opensAt')} optional />
          <InstantField name="registrationClosesAt" label={t('fields.closesAt')} optional />
        </>
      )}
    </FieldGroup>
  );
}
