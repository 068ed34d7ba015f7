import type { IconName } from '@/components/ui/icon';
import { type NoticeKindName, noticeKinds } from '@/lib/domain/notices/notice-kinds';

// The table stands below the components, so that the names of their icons are compared here.
const kinds: Readonly<Record<NoticeKindName, { icon: IconName }>> = noticeKinds;

export const noticeIcon = (kind: NoticeKindName): IconName => kinds[kind].icon;
