import * as z from 'zod';
import { defineResource } from '../endpoint';
import { done } from '../fields';

export const telegramResource = defineResource('notification/telegram', {
  update: {
    method: 'POST',
    path: '/api-notification/telegram/updates',
    access: 'public',
    summary:
      'What is said to the bot, sent by Telegram with its secret header; what others send is left alone',
    body: z.looseObject({ update_id: z.int() }),
    response: done,
  },
});
