import type { ForumMessage } from '@/lib/contract/questions/messages';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { WaitingMessage } from './chat-outbox';

export type ChatRow =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'message'; key: string; message: ForumMessage }
  | { kind: 'waiting'; key: string; message: WaitingMessage };

/** The lines of a chat: a day above its first message, and last what is not stored yet. */
export function chatRows(messages: readonly ForumMessage[], waiting: readonly WaitingMessage[]): ChatRow[] {
  const rows: ChatRow[] = [];
  let day = '';
  for (const message of messages) {
    const own = dayInCambodia(message.createdAt);
    if (own !== day) rows.push({ kind: 'day', key: own, day: own });
    day = own;
    rows.push({ kind: 'message', key: message.messageId, message });
  }
  return [...rows, ...waiting.map((message) => ({ kind: 'waiting' as const, key: message.key, message }))];
}
