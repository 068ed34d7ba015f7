import { randomUUID } from 'node:crypto';
import { parseMobilePhone } from '@/lib/domain/people/phone-strict';
import type { Deps } from '@/backend/deps';
import { bad, type Finding, good, remark, reasonOf } from './finding';

const text = 'Sala: this message was sent to test the gateway. សារនេះផ្ញើដើម្បីសាកល្បង។';

type Gateways = Pick<Deps, 'sms' | 'mail'>;

const tryOut = async (about: string, to: string, send: () => Promise<void>): Promise<Finding> => {
  try {
    await send();
    return good(about, `accepted for ${to}: has it arrived?`);
  } catch (error) {
    return bad(about, `Not accepted: ${reasonOf(error)}`);
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
          : await tryOut('sms', to.sms, () => sms.send({ to: phone, body: text }, delivery)),
    );
  } else if (sms.name !== 'embedded')
    findings.push(remark('sms', 'Not tried: npm run doctor -- --sms YOUR-NUMBER sends you one.'));
  if (to.mail !== undefined) {
    const address = to.mail;
    findings.push(
      mail.name === 'embedded'
        ? bad('mail', 'Not sent: SMTP_URL is empty.')
        : await tryOut('mail', address, () =>
            mail.send({ to: address, subject: 'Sala', body: text }, delivery),
          ),
    );
  } else if (mail.name !== 'embedded')
    findings.push(remark('mail', 'Not tried: npm run doctor -- --mail YOUR-ADDRESS sends you one.'));
  return findings;
}
