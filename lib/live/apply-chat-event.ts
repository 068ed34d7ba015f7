import type { ChatEvent } from '@/lib/contract/questions/live';
import type { ForumMessage } from '@/lib/contract/questions/messages';

/** The newest messages of a chat, newest first, and the total count. */
export interface ChatPage {
  data: ForumMessage[];
  countTotal: number;
  /** What stands for the reader’s own hidden name. */
  ownNumber: number | null;
}

const newestFirst = (a: ForumMessage, b: ForumMessage) =>
  Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.messageId < b.messageId ? 1 : -1);

/** A page after an event; applying an event twice changes nothing. */
export function applyChatEvent(page: ChatPage, event: ChatEvent): ChatPage {
  if (event.type === 'posted') {
    const { message } = event;
    if (page.data.some(({ messageId }) => messageId === message.messageId)) return page;
    return { ...page, data: [message, ...page.data].toSorted(newestFirst), countTotal: page.countTotal + 1 };
  }
  if (event.type === 'edited') {
    const { message } = event;
    return {
      ...page,
      data: page.data.map((each) => (each.messageId === message.messageId ? message : each)),
    };
  }
  if (event.type === 'removed') {
    const data = page.data.filter(({ messageId }) => messageId !== event.messageId);
    return data.length === page.data.length ? page : { ...page, data, countTotal: page.countTotal - 1 };
  }
  return page;
}
