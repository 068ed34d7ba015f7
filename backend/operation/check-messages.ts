import { randomUUID } from 'node:crypto';
import { parseMobilePhone } from '@/lib/domain/values/phone-strict';
import type { Deps } from '@/backend/deps';
import { errorCodes } from '@/backend/db/database-away';
import { SmsNotTaken } from '@/backend/gateways/sms';
import { bad, type Finding, good, remark, reasonOf } from './finding';

const text = 'Sala: this message was sent to test the gateway. សារនេះផ្ញើដើម្បីសាកល្បង។';

type Gateways = Pick<Deps, 'sms' | 'mail'>;

const isLate = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

const smsAdvice = (error: unknown): string => {
  const status = error instanceof SmsNotTaken ? error.status : null;
  if (status === 401 || status === 403)
    return 'Correct SMS_GATEWAY_TOKEN, or ask the provider whether this machine may send.';
  if (status === 404 || status === 405) return 'Correct the path in SMS_GATEWAY_URL.';
  if (status === 402 || status === 429)
    return 'The provider counts too many messages, or the money is used up: ask it.';
  if (status !== null && status < 500)
    return 'It does not understand the message: is SMS_GATEWAY_FORM that of the provider?';
  if (status !== null) return 'The provider has a fault. Ask it; messages are tried again meanwhile.';
  const codes = errorCodes(error);
  if (codes.includes('ECONNREFUSED') || codes.includes('ENOTFOUND') || codes.includes('EAI_AGAIN'))
    return 'Nobody answers at the host and port of SMS_GATEWAY_URL: correct them, or ask the provider.';
  if (isLate(error)) return 'It took the connection and did not answer: ask the provider.';
  return 'Correct SMS_GATEWAY_URL, or let this machine reach it (firewall, certificate).';
};

/** By the server's reply or the code of the library. */
const mailDeeds: Record<string, string> = {
  EAUTH: 'Correct name and password in SMTP_URL.',
  '535': 'Correct name and password in SMTP_URL.',
  '530': 'The server wants a name and password: give them in SMTP_URL.',
  '550': 'The server refuses the sender or the recipient: may it send as MAIL_FROM?',
  '553': 'The server refuses the sender: may it send as MAIL_FROM?',
  '554': 'The server refuses this machine or the sender: ask who runs it.',
  ETLS: 'The server has no TLS there: correct the port, or use ?tls=off for a relay of your own.',
  EDNS: 'Nobody knows the host of SMTP_URL: correct it.',
  ECONNECTION: 'Nobody answers at the host and port of SMTP_URL: correct them, or open the firewall.',
  ESOCKET: 'Nobody answers at the host and port of SMTP_URL: correct them, or open the firewall.',
  ETIMEDOUT: 'The server does not answer: does a firewall stop this machine?',
};

const mailAdvice = (error: unknown): string => {
  const reply = /\((\w+)\)/.exec(reasonOf(error))?.[1] ?? '';
  return mailDeeds[reply] ?? 'Correct SMTP_URL and MAIL_FROM, or read the log of the mail server.';
};

const tryOut = async (
  about: string,
  to: string,
  adviceFor: (error: unknown) => string,
  send: () => Promise<void>,
): Promise<Finding> => {
  try {
    await send();
    return good(about, `accepted for ${to}: has it arrived?`);
  } catch (error) {
    return bad(about, `Not accepted: ${reasonOf(error).replace(/\.$/, '')}. ${adviceFor(error)}`);
  }
};

/** Sends one message over each gateway to the operator, if they say where to. */
export async function checkMessages(
  { sms, mail }: Gateways,
  to: { sms?: string | undefined; mail?: string | undefined },
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const delivery = { id: randomUUID() };
  if (to.sms !== undefined) {
    const phone = parseMobilePhone(to.sms);
    findings.push(
      sms.name === 'embedded'
        ? bad('sms', 'Not sent: SMS_GATEWAY_URL is empty.')
        : phone === null
          ? bad('sms', `${to.sms} is no telephone number.`)
          : await tryOut('sms', to.sms, smsAdvice, () => sms.send({ to: phone, body: text }, delivery)),
    );
  } else if (sms.name !== 'embedded')
    findings.push(remark('sms', 'Not tried: npm run doctor -- --sms YOUR-NUMBER sends you one.'));
  if (to.mail !== undefined) {
    const address = to.mail;
    findings.push(
      mail.name === 'embedded'
        ? bad('mail', 'Not sent: SMTP_URL is empty.')
        : await tryOut('mail', address, mailAdvice, () =>
            mail.send({ to: address, subject: 'Sala', body: text }, delivery),
          ),
    );
  } else if (mail.name !== 'embedded')
    findings.push(remark('mail', 'Not tried: npm run doctor -- --mail YOUR-ADDRESS sends you one.'));
  return findings;
}
