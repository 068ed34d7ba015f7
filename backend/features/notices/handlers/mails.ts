import { and, eq, inArray } from 'drizzle-orm';
import { type MailTemplate, mailsResource } from '@/lib/contract/notices/mails';
import { applicants, schools, users } from '@/backend/db/schema';
import type { Deps, Reader } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { contactsPerAddressPerHourMax, contactsPerDayMax, mailingsPerHourMax } from '@/backend/limits';
import type { Act } from '@/backend/core/access/act';
import { link, mailOf, title, words } from '@/backend/features/notices/services/compose';
import { addressOf } from '@/backend/features/notices/services/message-links';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { isTrapped } from '@/backend/core/access/spam-trap';
import { receiveMessage } from '@/backend/features/notices/services/visitor-messages';
import { requireStaffOfOrganization } from '@/backend/core/access/staff';

/** A school writes to its own applicants; an advisor, in Sala's name, to those whom they entered. */
const findRecipients = async ({ deps, tx, caller }: Act, orgId: string, applicantIds: string[]) => {
  const isSala = orgId === deps.env.ORGANIZATION_ID;
  const rows = await tx
    .select({ applicant: applicants, school: schools, user: users })
    .from(applicants)
    .innerJoin(schools, eq(schools.id, applicants.schoolId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(
      and(
        inArray(applicants.id, applicantIds),
        isSala ? eq(applicants.createdBy, caller.id) : eq(applicants.schoolId, orgId),
      ),
    );
  if (rows.length !== new Set(applicantIds).size) throw notFound();
  return rows;
};

type Recipient = Awaited<ReturnType<typeof findRecipients>>[number];

/** A mail of staff to an applicant, in the applicant's language. */
const mailTo = (deps: Reader, { applicant, school, user }: Recipient, template: MailTemplate) => {
  const { locale } = user;
  const values = {
    self: words({ km: applicant.nameKm, en: applicant.name }),
    school: title({ km: school.nameNative, en: school.name }),
    link: link(deps, addressOf(deps, '/profile/applications/[id]', { about: applicant.id, locale })),
  };
  if (template.templateId !== 'interview') return mailOf(template.templateId, locale, values);
  const { date, time, place } = template;
  return mailOf('interview', locale, {
    ...values,
    date: words(date),
    time: words(time),
    place: words(place),
  });
};

export const mailRoutes = (deps: Deps) =>
  implement(
    mailsResource,
    {
      send: write(async (act, { body }) => {
        const { organizationId, applicantIds, template } = body;
        await requireStaffOfOrganization(act.deps, act.caller, organizationId);
        await hitLimit(act.deps, `send-mails:${act.caller.id}`, mailingsPerHourMax, 3600);
        const recipients = await findRecipients(act, organizationId, applicantIds);
        const skipped: string[] = [];
        for (const recipient of recipients) {
          const { email, emailVerified, enabled } = recipient.user;
          if (!email || !emailVerified || !enabled) skipped.push(recipient.applicant.id);
          else await act.mail({ to: email, ...mailTo(act.deps, recipient, template) });
        }
        const queued = recipients.length - skipped.length;
        act.note('mails-sent', organizationId, { templateId: template.templateId, queued });
        return { queued, skipped: skipped.toSorted() };
      }),
      contact: write(async (act, { body }) => {
        if (isTrapped(body)) return { ok: true as const, number: null };
        await hitLimit(act.deps, `contact:${act.address}`, contactsPerAddressPerHourMax, 3600);
        await hitLimit(act.deps, 'contact', contactsPerDayMax, 86_400);
        return { ok: true as const, number: await receiveMessage(act, body) };
      }),
    },
    deps,
  );
