import type { Userinfo } from '@/lib/contract/accounts/session';
import type { Text } from '@/lib/contract/fields';
import type { Registration } from '@/lib/contract/careers/registrations';
import { formatPhone, normalizePhone } from '@/lib/domain/values/phone';

export interface CenterChoice {
  careerCenterId: string;
  name: Text;
  city: Text;
}

/** What a form begins with: the registration that is renewed, or what the account says. */
export function knownValues(
  registration: Registration | null,
  person: Userinfo,
  centers: readonly CenterChoice[],
): Record<string, unknown> {
  if (!registration)
    return {
      firstName: person.given_name,
      lastName: person.family_name,
      phone: normalizePhone(person.preferred_username) ? formatPhone(person.preferred_username) : '',
      email: person.email ?? '',
    };
  const { firstName, lastName, phone, email, situation, schoolName, fieldOfStudy, interests } = registration;
  // A center that has closed since has to be chosen anew.
  const isThere = centers.some(({ careerCenterId }) => careerCenterId === registration.careerCenterId);
  return {
    careerCenterId: isThere ? registration.careerCenterId : '',
    firstName,
    lastName,
    phone: formatPhone(phone),
    email: email ?? '',
    situation,
    schoolName: schoolName ?? '',
    fieldOfStudy: fieldOfStudy ?? '',
    interests,
  };
}
