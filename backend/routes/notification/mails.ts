import { and, eq, inArray } from 'drizzle-orm';
import { type MailTemplate, mailsResource } from '@/lib/contract/notification/mails';
import type { Db } from '@/backend/db/client';
import { applicants, schools, users } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { contactsPerAddressPerHourMax, contactsPerDayMax, mailingsPerHourMax } from '@/backend/limits';
import { audit } from '@/backend/services/access/audit';
import { once } from '@/backend/services/access/idempotency';
import { writeMail } from '@/backend/services/notification/mail-templates';
import { enqueueMail } from '@/backend/services/notification/enqueue-message';
import { addressOf } from '@/backend/services/notification/message-links';
import { hitLimit } from '@/backend/services/access/rate-limit';
import { isTrapped } from '@/backend/services/access/spam-trap';
import { requireStaffOfOrganization } from '@/backend/services/access/staff';

/** A school writes to its own applicants; an advisor, in Sala's name, to those whom they entered. */
const findRecipients = async (deps: Deps, tx: Db, caller: Caller, orgId: string, applicantIds: string[]) => {
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

const mailTo = (deps: Deps, { applicant, school, user }: Recipient, template: MailTemplate) => {
  return writeMail(template, user.locale, {
    name: user.locale === 'en' ? applicant.name : applicant.nameKm,
    school: user.locale === 'en' ? school.name : school.nameNative,
    link: addressOf(deps, '/profile/applications/[id]', { about: applicant.id, locale: user.locale }),
  });
};

export const mailRoutes = (deps: Deps) =>
  implement(
    mailsResource,
    {
      send: async ({ body }, { caller, requestId, idempotencyKey: key }) => {
        const { organizationId, applicantIds, template } = body;
        await requireStaffOfOrganization(deps, caller, organizationId);
        return once(deps, { owner: caller.id, endpoint: 'send-mails', key, body }, async (tx) => {
          await hitLimit(deps, `send-mails:${caller.id}`, mailingsPerHourMax, 3600, tx);
          const recipients = await findRecipients(deps, tx, caller, organizationId, applicantIds);
          const skipped: string[] = [];
          for (const recipient of recipients) {
            const { email, emailVerified, enabled } = recipient.user;
            if (!email || !emailVerified || !enabled) skipped.push(recipient.applicant.id);
            else await enqueueMail(deps, { to: email, ...mailTo(deps, recipient, template) }, tx);
          }
          const queued = recipients.length - skipped.length;
          const detail = { templateId: template.templateId, queued };
          await audit(
            deps,
            { action: 'mails-sent', actorId: caller.id, subject: organizationId, requestId, detail },
            tx,
          );
          return { queued, skipped: skipped.toSorted() };
        });
      },
      contact: async ({ body }, { caller, address, idempotencyKey: key }) => {
        if (isTrapped(body)) return { ok: true as const };
        const owner = caller?.id ?? `address:${address}`;
        return once(deps, { owner, endpoint: 'contact', key, body }, async (tx) => {
          await hitLimit(deps, `contact:${address}`, contactsPerAddressPerHourMax, 3600, tx);
          await hitLimit(deps, 'contact', contactsPerDayMax, 86_400, tx);
          const text = `${body.message}\n\n-- \n${body.name} <${body.email}>`;
          const mail = {
            to: deps.env.MAIL_RECIPIENT,
            subject: `[Sala] ${body.subject}`,
            body: text,
            replyTo: body.email,
            ...(caller && { userId: caller.id }),
          };
          await enqueueMail(deps, mail, tx);
          return { ok: true as const };
        });
      },
    },
    deps,
  );
