'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
import { useId } from 'react';
import { AccordionItem } from '@/components/ui/accordion';
import { QueryState } from '@/components/feedback/query-state';
import { useWrite } from '@/components/kits/write/use-write';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { notificationApi } from '@/lib/api/notification';
import type { NoticeSettings, NoticeDelivery } from '@/lib/contract/notices/channels';
import {
  choicesAt,
  levelOf,
  levelsOf,
  type NoticeChannel,
  noticeChannels,
} from '@/lib/domain/notices/channels';
import { kindsAbout } from '@/lib/domain/notices/notice-kinds';
import { topicsWithout, type NotificationTopic } from '@/lib/domain/notices/topics';
import { leftOut } from '@/lib/env/left-out';
import { smsUrgencies, type SmsUrgencyName, urgencies, urgencyOf } from '@/lib/domain/notices/urgencies';
import { defaultRoleName } from '@/lib/domain/accounts/roles';
import { NoticeTopic } from './notice-topic';
import { TelegramLink } from './telegram-link';
import { WriteButton } from '@/components/kits/write/write-button';
import { formatMinute } from '@/lib/domain/dates/dates';

const lookEveryMs = 2_000;
const shownMax = 8;

/** Sends a test, and says what became of it and of the last messages. */
function NoticeTest({ userId }: { userId: string }) {
  const t = useTranslations('settings.notices');
  const params = { userId };
  const { channels } = notificationApi;
  const query = useQuery({
    ...channels.deliveries.queryOptions({ params }),
    refetchInterval: ({ state }) =>
      state.data?.data.some((delivery) => delivery.state === 'sending') ? lookEveryMs : false,
  });
  const test = useWrite(channels.test, { problems: { other: t('failed') }, done: t('tested') });
  return (
    <div className="grid justify-items-start gap-3 text-text">
      <WriteButton variant="secondary" write={test} onWrite={() => test.run({ params })}>
        {t('test')}
      </WriteButton>
      <QueryState query={query} skeleton={<Skeleton className="h-16" />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-muted">{t('none')}</p>
          ) : (
            <ul aria-live="polite" className="grid w-full gap-2">
              {data.slice(0, shownMax).map((delivery) => (
                <Delivery key={delivery.id} {...delivery} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </div>
  );
}

function Delivery({ channel, topic, state, reason, at }: NoticeDelivery) {
  const t = useTranslations('settings.notices');
  const topicName = useTranslations('notification.topic');
  const locale = useLocale();
  const time = formatMinute(at, locale);
  return (
    <li className="flex flex-wrap gap-x-3">
      <span className="font-semibold">{t(`channel.${channel}`)}</span>
      <span>{topicName(topic)}</span>
      <span className="text-muted">
        {t(`state.${state}`, { time })}
        {reason && ` · ${t(`reason.${reason}`)}`}
        {state !== 'late' && ` · ${time}`}
      </span>
    </li>
  );
}

type Choice = NoticeSettings['choices'][number];

interface ChannelLevelProps {
  channel: NoticeChannel;
  /** Of this channel. */
  choices: readonly Choice[];
  onChoice: (choices: Choice[]) => void;
}

/** How much comes by one channel, in one word for all topics. */
function ChannelLevel({ channel, choices, onChoice }: ChannelLevelProps) {
  const t = useTranslations('settings.notices');
  const id = useId();
  const levels = levelsOf(choices);
  const level = levelOf(choices);
  const isMixed = level === 'first' || level === 'own';
  return (
    <div className="grid grid-cols-2 items-center gap-x-3">
      <label htmlFor={id} className="font-semibold">
        {t(`channel.${channel}`)}
      </label>
      <Select
        id={id}
        value={level}
        onChange={({ target }) => {
          const picked = levels.find((each) => each === target.value);
          if (picked) onChoice(choicesAt(picked, choices));
        }}
      >
        {isMixed && <option value={level}>{t(`level.${level}`)}</option>}
        {levels.map((each) => (
          <option key={each} value={each}>
            {t(`level.${each}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Which notices go where, the link to Telegram, and what went out. */
export function NoticeChannels({ userId, roles }: { userId: string; roles: readonly string[] }) {
  const t = useTranslations('settings.notices');
  const client = useQueryClient();
  const params = { userId };
  const options = notificationApi.channels.get.queryOptions({ params });
  const query = useQuery(options);
  const { run } = useWrite(notificationApi.channels.choose, {
    problems: { other: t('failed') },
    done: (settings) => void client.setQueryData(options.queryKey, settings),
  });
  const choose = (choices: Choice[]) => void run({ params, body: { choices } });
  const isStaff = roles.some((role) => role !== defaultRoleName);
  const topics = topicsWithout(leftOut()).filter((topic) => isStaff || topic !== 'desk');
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-[24rem]" />}>
      {({ choices: stored, reached, asking, bot }) => {
        const choices = stored.filter(({ topic }) => topics.includes(topic));
        return (
          <div className="grid gap-4">
            {bot && <TelegramLink userId={userId} isLinked={reached.telegram} asking={asking} />}
            <div className="grid max-w-xl gap-2">
              {noticeChannels.map((channel) => {
                const own = choices.filter((choice) => choice.channel === channel);
                return (
                  own.length > 0 && (
                    <ChannelLevel key={channel} channel={channel} choices={own} onChoice={choose} />
                  )
                );
              })}
            </div>
            {(!reached.sms || !reached.mail) && (
              <ul className="grid gap-1 text-sm text-muted">
                {!reached.sms && <li>{t('noSms')}</li>}
                {!reached.mail && <li>{t('noMail')}</li>}
              </ul>
            )}
            <div className="border-t border-border">
              <AccordionItem title={t('byTopic')}>
                <div className="divide-y divide-border text-text">
                  {topics
                    .filter((topic) => choices.some((choice) => choice.topic === topic))
                    .map((topic) => (
                      <NoticeTopic
                        key={topic}
                        topic={topic}
                        choices={choices.filter((choice) => choice.topic === topic)}
                        onChoice={(choice) => choose([choice])}
                      />
                    ))}
                </div>
                <ul className="mt-3 grid gap-1 text-sm">
                  <li>{t('smsHint')}</li>
                  {choices.some(({ topic }) => topic === 'children') && <li>{t('childHint')}</li>}
                  <li>{t('always')}</li>
                </ul>
              </AccordionItem>
              <SmsUrgencies topics={[...new Set(choices.map(({ topic }) => topic))]} />
              <AccordionItem title={t('sentTitle')}>
                <NoticeTest userId={userId} />
              </AccordionItem>
            </div>
          </div>
        );
      }}
    </QueryState>
  );
}

/** The table of urgencies in words, as far as it is about topics that the person has. */
function SmsUrgencies({ topics }: { topics: readonly NotificationTopic[] }) {
  const t = useTranslations('settings.notices.urgency');
  const whenOf = (name: SmsUrgencyName): string => {
    const { pace, own } = urgencies[name];
    if (typeof pace !== 'string') return t('when.byHour', { hours: pace.soonWithinHours });
    // Who writes in own words does not wait for a reader.
    if (pace === 'read-first') return t(own === 'nothing' ? 'when.readFirst' : 'when.byDay');
    return t(`when.${pace}`);
  };
  const kinds = topics.flatMap(kindsAbout).map(urgencyOf);
  return (
    <AccordionItem title={t('title')}>
      <ul className="divide-y divide-border">
        {smsUrgencies
          .filter((name) => kinds.includes(name))
          .map((name) => (
            <li key={name} className="grid gap-1 py-3 md:grid-cols-2 md:gap-x-6">
              <div>
                <p className="font-semibold">{t(`matter.${name}.what`)}</p>
                <p className="text-sm text-muted">{t(`matter.${name}.lost`)}</p>
              </div>
              <ul className="text-sm">
                <li>{whenOf(name)}</li>
                <li>{t(`sms.${urgencies[name].sms}`)}</li>
                <li>{t(`pays.${urgencies[name].pays}`)}</li>
              </ul>
            </li>
          ))}
      </ul>
    </AccordionItem>
  );
}
