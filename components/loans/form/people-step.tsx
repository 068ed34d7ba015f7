import { useTranslations } from 'next-intl';
import { BirthdayField } from '@/components/form/birthday-field';
import { PhoneField } from '@/components/form/phone-field';
import { RadioField } from '@/components/form/radio-field';
import { TextField } from '@/components/form/text-field';
import { guardianJobs, loanGuardians } from '@/lib/domain/loans/loan-rules';

/** Whether one works, and who stands by. */
export function PeopleStep() {
  const t = useTranslations('loanForm.form');
  const tLoan = useTranslations('loan');
  return (
    <>
      <BirthdayField name="dob" label={t('dob')} autoComplete="bday" hint={t('dobHint')} />
      <RadioField
        name="working"
        label={t('working')}
        columns={2}
        options={[
          { value: 'no', label: t('no') },
          { value: 'yes', label: t('yes') },
        ]}
      />
      <RadioField
        name="guardian"
        label={t('guardian')}
        columns={3}
        options={loanGuardians.map((value) => ({ value, label: tLoan(`guardian.${value}`) }))}
      />
      <TextField name="guardianName" label={t('guardianName')} autoComplete="off" maxLength={100} />
      <PhoneField name="guardianPhone" label={t('guardianPhone')} hint={t('guardianPhoneHint')} />
      <RadioField
        name="guardianJob"
        label={t('guardianJob')}
        columns={2}
        options={guardianJobs.map((value) => ({ value, label: tLoan(`job.${value}`) }))}
      />
    </>
  );
}
