import { messagesResource } from '@/lib/contract/questions/messages';
import { createResourceClient } from './resource-client';

export const forumApi = { messages: createResourceClient(messagesResource) };
