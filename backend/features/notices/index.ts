import type { FeatureParts } from '@/backend/feature-parts';
import { noticesEveryMs } from '@/backend/limits';
import { noticeChannelRoutes, topicMailRoutes } from '@/backend/features/notices/handlers/channels';
import { mailReplyRoutes } from '@/backend/features/notices/handlers/mail-replies';
import { mailRoutes } from '@/backend/features/notices/handlers/mails';
import { messageSettingsRoutes } from '@/backend/features/notices/handlers/message-settings';
import { notificationRoutes } from '@/backend/features/notices/handlers/notifications';
import { openShortLinkRoutes } from '@/backend/features/notices/handlers/open-short-link';
import { outboxRoutes } from '@/backend/features/notices/handlers/outbox';
import { shortUrlRoutes } from '@/backend/features/notices/handlers/short-urls';
import { smsBudgetRoutes } from '@/backend/features/notices/handlers/sms-budget';
import { telegramRoutes } from '@/backend/features/notices/handlers/telegram';
import { visitorMessageRoutes } from '@/backend/features/notices/handlers/visitor-messages';
import { runNotices } from '@/backend/features/notices/jobs/notices';
import { runOutbox } from '@/backend/features/notices/jobs/outbox';

export const parts: FeatureParts = {
  routes: [
    notificationRoutes,
    noticeChannelRoutes,
    topicMailRoutes,
    telegramRoutes,
    mailReplyRoutes,
    visitorMessageRoutes,
    mailRoutes,
    messageSettingsRoutes,
    outboxRoutes,
    smsBudgetRoutes,
    shortUrlRoutes,
    openShortLinkRoutes,
  ],
  jobs: [runOutbox, (deps) => runNotices(deps, noticesEveryMs)],
};
