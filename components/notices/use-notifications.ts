'use client';

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readRightsAgain } from '@/lib/query/rights-news';
import { tellSessionNews } from '@/lib/device/session-news';
import { notificationApi } from '@/lib/api/notification';
import type { NotificationTopic } from '@/lib/domain/notices/topics';
import { notificationsTopic } from '@/lib/live/live-topic';
import { useLive } from '@/lib/live/use-live';

const pageSize = 20;
const limitMax = 100;
const pollIntervalMs = 60_000;

/**
 * What notifications are about, by the names of the resources: the page that shows it is out of date. The clients are
 * not imported, because every signed-in page loads this file.
 */
const subjects = [
  'applicant/applicants',
  'applicant/pipeline',
  'lms/records',
  'marketing/loans',
  'qa/questions',
  'qa/user-answers',
  'recruitment/own-interviews',
  'recruitment/vacancies',
  'schedule/calendars',
];

export type NoticesShown = 'all' | 'unread' | 'archived';

const nothing: ReadonlySet<string> = new Set();

/**
 * A person's notifications, as they come; without a stream they are asked for every minute while the page is looked at. While
 * `open`, what is shown counts as read; `fresh` keeps saying which of it was new.
 */
export function useNotifications(userId: string, open: boolean) {
  const [limit, setLimit] = useState(pageSize);
  const [topic, setTopic] = useState<NotificationTopic | null>(null);
  const [show, setShow] = useState<NoticesShown>('all');
  const [fresh, setFresh] = useState(nothing);
  const { key, list, markAllRead, markRead } = notificationApi.notifications;
  const client = useQueryClient();
  const options = list.queryOptions({
    params: { userId },
    query: { limit: String(limit), ...(topic && { topic }), ...(show !== 'all' && { show }) },
  });
  const rights = useRef<string | null>(null);
  const heard = useRef<number | null>(null);
  const isLive = useLive(notificationsTopic(userId), async (event) => {
    if (event.type === 'ended') return tellSessionNews(event.why);
    const { countTotalUnread } = event;
    // A notice that took the place of an earlier one leaves their number as it was.
    const isRenewed = heard.current === countTotalUnread;
    heard.current = countTotalUnread;
    const before = rights.current;
    rights.current = event.rights.join();
    if (before !== null && before !== rights.current) await readRightsAgain(client);
    // What failed is the reader's to ask for again.
    if (client.getQueryState(options.queryKey)?.status === 'error') return;
    // The stream begins with what the list may have said already.
    const known = await client.ensureQueryData(options).catch(() => null);
    if (!known || (known.countTotalUnread === countTotalUnread && !isRenewed)) return;
    const isAbout = (resource: unknown) => subjects.some((subject) => subject === resource);
    await client.invalidateQueries({
      predicate: ({ queryKey: [resource] }) => resource === key[0] || isAbout(resource),
    });
  });
  const query = useQuery({
    ...options,
    refetchInterval: isLive ? false : pollIntervalMs,
    placeholderData: keepPreviousData,
  });
  const { mutate } = useMutation({
    // One call when all unread ones are shown; older ones further down stay unread.
    mutationFn: async ({ ids, all }: { ids: string[]; all: boolean }) => {
      if (all) await markAllRead({ params: { userId } });
      else await Promise.all(ids.map((id) => markRead({ params: { userId, id } })));
    },
    onMutate: ({ ids }) => setFresh((before) => new Set([...before, ...ids])),
    meta: { invalidates: [key] },
  });

  const { data } = query;
  useEffect(() => {
    // Elsewhere the reader decides what is read.
    if (!open || !data || show !== 'all') return;
    const ids = data.list.filter((notification) => notification.readAt === null).map(({ id }) => id);
    if (ids.length > 0) mutate({ ids, all: ids.length === data.countTotalUnread });
  }, [open, data, mutate, show]);

  // It stays known while another topic is shown.
  const [hasChildren, setHasChildren] = useState(false);
  if (!hasChildren && data?.list.some(({ kind }) => kind.startsWith('child-'))) setHasChildren(true);

  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setFresh(nothing);
  }

  const more = data && data.countTotal > data.list.length && limit < limitMax;
  return {
    query,
    fresh,
    hasChildren,
    topic,
    setTopic,
    show,
    setShow,
    showMore: more ? () => setLimit(Math.min(limitMax, limit + pageSize)) : null,
  };
}
