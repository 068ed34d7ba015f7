'use client';

import type { OutsideServices } from '@/lib/env/outside-services';
import { ChatWidget } from './chat-widget';
import { Statistics } from './statistics';

/** Services of other origins, where they are configured. */
export function OutsideParts({ services: { chat, statistics } }: { services: OutsideServices }) {
  return (
    <>
      {chat && <ChatWidget chat={chat} />}
      {statistics && <Statistics statistics={statistics} />}
    </>
  );
}
