import { formatPhone } from '@/lib/domain/values/phone';

const style = 'inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere';

/** How to reach an applicant; null where it is unknown or not shown. */
export function ContactLinks({ phone, email }: { phone: string | null; email: string | null }) {
  return (
    <>
      {phone && (
        <a href={`tel:${phone}`} className={`${style} tabular-nums`}>
          {formatPhone(phone)}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={style}>
          {email}
        </a>
      )}
    </>
  );
}
