import { createTransport } from 'nodemailer';
import { type MailGateway, RefusedForGood } from './mail';

export interface SmtpOptions {
  /** `smtps://` uses TLS at once, `smtp://` after STARTTLS. Without TLS only to this machine, or with `?tls=off`. */
  url: string;
  /** The sender of mails: an address, or `Name <address>`. */
  from: string;
  connectTimeoutMs: number;
  timeoutMs: number;
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];
const oneAddress = /^[^\s@,;:<>"()[\]\\]+@[^\s@,;:<>"()[\]\\]+$/;

/** An address as an object: in a string a comma would add a recipient. @throws {RefusedForGood} for anything but one address. */
const addressOf = (address: string, name = '') => {
  if (!oneAddress.test(address)) throw new RefusedForGood('This is not one mail address.');
  return { name, address };
};

/** `Name <address>` or an address, as in `MAIL_FROM`. */
const parseSender = (from: string): { name: string; address: string } => {
  const named = /^(.*?)\s*<([^<>]+)>$/.exec(from);
  return addressOf(named?.[2] ?? from, named?.[1]?.replace(/^"|"$/g, '') ?? '');
};

const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

/** The text of the server can contain the recipient's address, which must not be logged; codes suffice. */
const toReason = (error: unknown): Error => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const isFinal =
    (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
  if (isFinal) return new RefusedForGood(`The mail server refused this message for good (${responseCode}).`);
  if (responseCode) return new Error(`The mail server did not take the message (${responseCode}).`);
  return new Error(`The mail server did not answer as it should (${code ?? 'unknown'}).`);
};

/** A mail server over SMTP. A mail counts as sent when the server has accepted it. */
export function smtpMail(options: SmtpOptions): MailGateway {
  const url = new URL(options.url);
  const secure = url.protocol === 'smtps:';
  const mayBePlain = loopback.includes(url.hostname) || url.searchParams.get('tls') === 'off';
  const from = parseSender(options.from);
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !mayBePlain,
    ignoreTLS: !secure && mayBePlain,
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: options.connectTimeoutMs,
    greetingTimeout: options.connectTimeoutMs,
    dnsTimeout: options.connectTimeoutMs,
    socketTimeout: options.timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'smtp',
    send: async ({ to, subject, body, replyTo, unsubscribe }, { id }) => {
      const message = {
        // A mail that is sent twice, after a crash between sending and storing the result, appears once in most
        // mailboxes.
        messageId: `<${id}@${from.address.split('@').at(-1)}>`,
        from,
        to: addressOf(to),
        ...(replyTo !== undefined && { replyTo: addressOf(replyTo) }),
        subject: oneLine(subject),
        text: body,
        // RFC 8058: the mail program ends such mails with one click.
        ...(unsubscribe !== undefined && {
          headers: {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
      };
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw toReason(error);
      }
    },
  };
}
