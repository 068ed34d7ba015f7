import * as z from 'zod';
import { defineResource } from '../endpoint';
import { done } from '../fields';

export const telegramResource = defineResource('notification/telegram', {
  update: {
    method: 'POST',
    path: '/api-notification/telegram/updates',
    access: 'public',
    summary: 'What is said to the bot, sent by Telegram with its secret header; 404 for everybody else',
    body: z.looseObject({ update_id: z.int() }),
    response: done,
    namesRecord: true,
  },
});
