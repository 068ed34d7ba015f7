import { addMonths, dayInCambodia, type Instant } from '@/lib/domain/dates/dates';
import { careerCenterLimits } from '@/lib/domain/limits';

/** True when a career-center registration is older than twelve months and should be updated. */
export function isRegistrationExpired(registeredAt: Instant, now: Instant): boolean {
  return dayInCambodia(now) > addMonths(registeredAt, careerCenterLimits.registrationLifetimeMonths);
}
