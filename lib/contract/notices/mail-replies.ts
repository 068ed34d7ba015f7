import * as z from 'zod';
import { defineResource } from '../endpoint';

const header = z.string().min(1, 'required').max(500);

/** What the mail server hands over of a mail to `MAIL_REPLY_ADDRESS`. */
export const mailRepliesResource = defineResource('notification/mail-replies', {
  reply: {
    method: 'POST',
    path: '/api-notification/mail/replies',
    access: 'public',
    summary:
      'A reply by mail to a notice about a question, from the mail server; `signature` is the hexadecimal HMAC-SHA256 by MAIL_REPLY_SECRET of messageId, from, to and text, joined by line breaks. What others send is left alone',
    body: z.object({
      messageId: header,
      from: header,
      to: header,
      text: z.string().max(200_000),
      signature: header,
    }),
    response: z.object({ taken: z.boolean() }),
  },
});
