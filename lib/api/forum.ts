import { messagesResource } from '@/lib/contract/forum/messages';
import { createResourceClient } from './resource-client';

export const forumApi = { messages: createResourceClient(messagesResource) };
