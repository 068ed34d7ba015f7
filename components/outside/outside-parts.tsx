'use client';

import type { OutsideServices } from '@/lib/env/outside-services';
import { ChatWidget } from './chat-widget';
import { Statistics } from './statistics';

/** What is loaded from elsewhere, where it is configured. */
export function OutsideParts({ services: { chat, statistics } }: { services: OutsideServices }) {
  return (
    <>
      {chat && <ChatWidget chat={chat} />}
      {statistics && <Statistics statistics={statistics} />}
    </>
  );
}
